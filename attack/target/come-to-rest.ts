import { waitFor } from '@sanad/testing'
import * as z from 'zod'

const Ready = z.object({ event_loop_delay_ms: z.number() })
const restMs = 60

/** The longest delay of the event loop that the portal reports, of the last ten to twenty seconds. */
export async function readDelay(origin: string): Promise<number> {
  const answer = await fetch(`${origin}/health/ready`, { signal: AbortSignal.timeout(10_000) })
  return Ready.parse(await answer.json()).event_loop_delay_ms
}

/** Waits until what went before has left the portal's window. A machine with much other work never comes to rest. */
export async function comeToRest(origin: string): Promise<void> {
  await waitFor('the portal is at rest', async () => (await readDelay(origin)) < restMs, {
    seconds: 30,
  }).catch(() => undefined)
}
