import { randomInt } from 'node:crypto'
import { parseArgs } from 'node:util'
import type { Attack } from './attack.ts'
import { fuzz } from './fuzz/fuzz.ts'
import { allReplays } from './replays/all-replays.ts'
import { runAttack } from './run-attack.ts'
import { measureStretch } from './target/measure-stretch.ts'
import { startTarget } from './target/start-target.ts'
import { warmUp } from './target/warm-up.ts'

/** npm run attack [-- --seconds 60] [--seed 7] [--only F-29,F-34]: attacks the running product; ends with 1 when one succeeds. */
const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '60' },
    seed: { type: 'string', default: String(randomInt(1_000_000)) },
    only: { type: 'string', default: '' },
  },
})
const attacks: readonly Attack[] = [
  fuzz({ seed: Number(values.seed), seconds: Number(values.seconds) }),
  ...allReplays,
].filter(({ name, fault }) => values.only.split(',').some((words) => `${fault} ${name}`.includes(words)))

const quiet = await measureStretch()
await using target = await startTarget()
await warmUp(target)
const rows: string[] = []
for (const attack of attacks) {
  const { row, breach } = await runAttack(target, attack, quiet)
  rows.push(row)
  console.log(`${row}${breach ? `\n${breach}` : ''}`)
  if (!breach) continue
  process.exitCode = 1
  // What this attack left in the process must not count against the next one.
  await target.restart()
  await warmUp(target)
}
console.log(
  `\n| attack | fault | outcome | event loop held, ms | /health/live p99, ms | most, ms | machine slower before, times |\n|${' --- |'.repeat(7)}`,
)
for (const row of rows) console.log(row)
