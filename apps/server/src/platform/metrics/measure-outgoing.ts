import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import * as z from 'zod'
import { statusClass } from './measure-call.ts'
import type { Metrics } from './metrics.ts'

const origin = z.object({ request: z.object({ origin: z.union([z.string(), z.instanceof(URL)]) }) })
const answered = z.object({ response: z.object({ statusCode: z.number() }) })

/**
 * Observes every `fetch` of this process by Node's own diagnostics channels, so that no adapter can forget it. What goes by
 * another client (file store, SMTP, clamd) is not in them: those use `measureCall`.
 */
export function measureOutgoing({ outgoing }: Pick<Metrics, 'outgoing'>): () => void {
  const begun = new WeakMap<object, bigint>()
  const requestOf = (message: unknown): object | undefined =>
    typeof message === 'object' && message !== null && 'request' in message
      ? (message.request as object)
      : undefined
  const observe = (message: unknown, outcome: string) => {
    const request = requestOf(message)
    const since = request && begun.get(request)
    if (!request || since === undefined) return
    begun.delete(request)
    const host = hostOf(message)
    outgoing.observe({ host, outcome }, Number(process.hrtime.bigint() - since) / 1e9)
  }
  const hear = {
    'undici:request:create': (message: unknown) => {
      const request = requestOf(message)
      if (request) begun.set(request, process.hrtime.bigint())
    },
    'undici:request:headers': (message: unknown) => {
      const { data } = answered.safeParse(message)
      observe(message, data ? statusClass(data.response.statusCode) : 'error')
    },
    'undici:request:error': (message: unknown) => observe(message, 'error'),
  }
  for (const [channel, listener] of Object.entries(hear)) subscribe(channel, listener)
  return () => {
    for (const [channel, listener] of Object.entries(hear)) unsubscribe(channel, listener)
  }
}

function hostOf(message: unknown): string {
  const { data } = origin.safeParse(message)
  return data ? new URL(data.request.origin).host : 'unknown'
}
