import type { ServerResponse } from 'node:http'
import type { LiveEvent } from '@sanad/contracts'
import type { PresenceEvent } from '@sanad/contracts/staff'

/** One open page. */
export interface LiveStream {
  readonly customerId: string
  readonly sessionId: string
  readonly response: ServerResponse
}

/** Who does not take what is sent is cut off, and comes back: nothing is kept for slow pages. */
export function tell({ response }: LiveStream, event: LiveEvent | PresenceEvent): void {
  write(response, `data: ${JSON.stringify(event)}\n\n`)
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
