import { setTimeout as wait } from 'node:timers/promises'
import { type Transport, transportTo } from '@sanad/testing'
import { work } from '../../bench/mixed/worker.ts'
import { Written } from '../../bench/mixed/written.ts'
import type { StackOn } from '../harness/stack.ts'
import { createRandom } from '../schedule/random.ts'

export interface Load {
  /** What was acknowledged. */
  readonly written: Written
  /** Answers that must not be, whatever the database does. */
  readonly faults: readonly string[]
  stop(): Promise<void>
}

/** Customers at each portal who sign in, apply, pay and upload until they are stopped. */
export function startLoad(stack: Pick<StackOn<unknown>, 'gateway' | 'provider' | 'portals'>): Load {
  const written = new Written()
  const faults: string[] = []
  let isOver = false
  const working = Array.from({ length: 2 * stack.portals.length }, (_, index) => {
    const { origin } = stack.portals[index % stack.portals.length] ?? { origin: '' }
    const portalOf = (customer: number) => reach(origin, `10.${index}.${customer >> 8}.${customer % 256}`)
    return work({ stack, portalOf, random: createRandom(index), written }, () => isOver)
  })
  const stop = async () => {
    isOver = true
    await Promise.all(working)
  }
  return { written, faults, stop }

  /** As from one address: limits count networks. */
  function reach(origin: string, address: string): Transport {
    const send = transportTo(origin)
    return async (request) => {
      const answer = await send({ ...request, headers: { ...request.headers, 'x-forwarded-for': address } })
      if (answer.status === 500) faults.push(`${request.operation}: ${JSON.stringify(answer.body)}`)
      // A customer who is told that it does not work looks up before trying again.
      if (answer.status >= 500) await wait(200)
      return answer
    }
  }
}
