import { randomInt } from 'node:crypto'
import { parseArgs } from 'node:util'
import { PaymentProvider } from '@sanad/contracts'
import { startStack } from './harness/stack.ts'
import { runRound } from './schedule/run-round.ts'

/** npm run faults -- --rounds 200 [--seed 7] [--portals 3] [--provider razorpay]: the schedule of crashes for as long as one likes. */
const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '20' },
    seed: { type: 'string', default: String(randomInt(1_000_000)) },
    portals: { type: 'string', default: '3' },
    provider: { type: 'string', default: 'cashfree' },
  },
})
const first = Number(values.seed)
const rounds = Number(values.rounds)

await using stack = await startStack({
  portals: Number(values.portals),
  provider: PaymentProvider.parse(values.provider),
})
let failed = 0
for (let seed = first; seed < first + rounds && failed === 0; seed++) {
  const began = performance.now()
  const { broken, diary } = await runRound(stack, seed)
  const seconds = ((performance.now() - began) / 1000).toFixed(1)
  console.log(`seed ${seed}: ${broken.length === 0 ? 'whole' : 'BROKEN'} after ${seconds} s`)
  if (broken.length === 0) continue
  // Broken data stays broken: later rounds would report the same.
  failed += 1
  console.log(`${diary}\n\n${broken.join('\n')}`)
  for (const portal of stack.portals) console.log(`\n${portal.lastWords()}`)
}
console.log(failed === 0 ? `${rounds} rounds whole` : 'Stopped at the first broken round')
process.exitCode = failed
