import { spawnSync } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { parseArgs } from 'node:util'
import { runRounds } from './schedule/run-rounds.ts'

/**
 * npm run faults [-- killed-portal …]: every fault at its exact moment, or those of the files named.
 * npm run faults -- --cluster: those of a database of several machines, as root on Debian.
 * npm run faults -- --rounds 200 [--seed 7] [--portals 3] [--provider razorpay]: the schedule of crashes for as long as one likes.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    cluster: { type: 'boolean', default: false },
    rounds: { type: 'string' },
    seed: { type: 'string', default: String(randomInt(1_000_000)) },
    portals: { type: 'string', default: '3' },
    provider: { type: 'string', default: 'cashfree' },
  },
})
process.exitCode = (await succeeds()) ? 0 : 1

async function succeeds(): Promise<boolean> {
  const { cluster, rounds, seed, portals, provider } = values
  if (rounds === undefined) return runTests(cluster ? 'vitest.cluster' : 'vitest', positionals)
  return runRounds({ rounds: Number(rounds), seed: Number(seed), portals: Number(portals), provider })
}

function runTests(name: string, files: readonly string[]): boolean {
  const config = `${import.meta.dirname}/${name}.config.ts`
  return spawnSync('vitest', ['run', '--config', config, ...files], { stdio: 'inherit' }).status === 0
}
