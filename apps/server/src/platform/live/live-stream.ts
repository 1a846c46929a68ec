import type { ServerResponse } from 'node:http'
import type { LiveEvent } from '@sanad/contracts'
import type { PresenceEvent, WorkEvent } from '@sanad/contracts/staff'

/** One open page. */
export interface LiveStream {
  readonly customerId: string
  readonly sessionId: string
  readonly response: ServerResponse
}

export type StreamEvent = LiveEvent | WorkEvent | PresenceEvent

/** Who does not take what is sent is cut off, and comes back: nothing is kept for slow pages. */
export function tell(stream: LiveStream, event: StreamEvent): void {
  tellAll([stream], event)
}

/** Written as one text, however many hear it. */
export function tellAll(streams: Iterable<LiveStream>, ...events: readonly StreamEvent[]): void {
  const text = events.map((event) => `data: ${JSON.stringify(event)}\n\n`).join('')
  if (text === '') return
  for (const { response } of streams) write(response, text)
}

/** Keeps the connection open through proxies, and lets the page know that it is. */
export function showLife({ response }: LiveStream): void {
  write(response, ':\n\n')
}

/** Ends at once, also where what was sent is not taken. */
export function leave({ response }: LiveStream): void {
  if (response.writableNeedDrain) response.destroy()
  else response.end()
}

function write(response: ServerResponse, text: string): void {
  if (response.writableEnded || response.destroyed) return
  if (response.writableNeedDrain) response.destroy()
  else response.write(text)
}
