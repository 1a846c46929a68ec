import { PaymentProvider } from '@sanad/contracts'
import { startStack } from '../harness/stack.ts'
import { runRound } from './run-round.ts'

export interface Rounds {
  rounds: number
  /** Of the first round; each next one adds one. */
  seed: number
  portals: number
  provider: string
}

/** Runs the schedule of crashes so often, or until the first round after which an invariant is broken. Answers whether all were whole. */
export async function runRounds({ rounds, seed: first, portals, provider }: Rounds): Promise<boolean> {
  await using stack = await startStack({ portals, provider: PaymentProvider.parse(provider) })
  for (let seed = first; seed < first + rounds; seed++) {
    const began = performance.now()
    const { broken, diary } = await runRound(stack, seed)
    const seconds = ((performance.now() - began) / 1000).toFixed(1)
    console.log(`seed ${seed}: ${broken.length === 0 ? 'whole' : 'BROKEN'} after ${seconds} s`)
    if (broken.length === 0) continue
    // Broken data stays broken: later rounds would report the same.
    console.log(`${diary}\n\n${broken.join('\n')}`)
    for (const portal of stack.portals) console.log(`\n${portal.lastWords()}`)
    console.log('Stopped at the first broken round')
    return false
  }
  console.log(`${rounds} rounds whole`)
  return true
}
