import { waitFor } from '@sanad/testing'
import * as z from 'zod'
import { expectThat } from '../attack.ts'

const Ready = z.object({ event_loop_delay_ms: z.number() })
const restMs = 60
const seconds = 60

/** The longest delay of the event loop that the portal reports, of the last ten to twenty seconds. */
export async function readDelay(origin: string): Promise<number> {
  const answer = await fetch(`${origin}/health/ready`, { signal: AbortSignal.timeout(10_000) })
  return Ready.parse(await answer.json()).event_loop_delay_ms
}

/**
 * Waits until what went before has left the portal's window. `quiet`: how much slower than alone the machine is without
 * a portal. One that does not come to rest still suffers from the attack before.
 */
export async function comeToRest(origin: string, quiet: number): Promise<void> {
  let delay = Number.NaN
  const isAtRest = async () => {
    delay = await readDelay(origin)
    return delay < restMs * quiet
  }
  await waitFor('the portal is at rest', isAtRest, { seconds }).catch(() => {
    expectThat(
      false,
      `before this attack the portal did not come to rest: its event loop was held for ${delay} ms`,
    )
  })
}
