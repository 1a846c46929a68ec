import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import * as z from 'zod'
import { findWorkContext } from '../work-context.ts'
import type { Span, Tracing } from './tracing.ts'

const Created = z.object({
  request: z.object({
    origin: z.union([z.string(), z.instanceof(URL)]),
    method: z.string(),
    addHeader: z.function(),
  }),
})
const Answered = z.object({ response: z.object({ statusCode: z.number() }) })

/**
 * A span for each `fetch` of traced work, by Node's diagnostics channels, which the call bears as `traceparent`. Path and
 * query are left out: they may name an order, a number, a token.
 */
export function traceOutgoing(tracing: Tracing): () => void {
  const begun = new WeakMap<object, Span>()
  const requestOf = (message: unknown): object | undefined =>
    typeof message === 'object' && message !== null && 'request' in message
      ? (message.request as object)
      : undefined
  const end = (message: unknown, failed: boolean, attributes = {}) => {
    const request = requestOf(message)
    const span = request && begun.get(request)
    if (!request || !span) return
    begun.delete(request)
    span.end({ failed, attributes })
  }
  const hear = {
    'undici:request:create': (message: unknown) => {
      const parent = findWorkContext()?.span
      const { data } = Created.safeParse(message)
      const request = requestOf(message)
      if (!parent || !data || !request) return
      const { host } = new URL(data.request.origin)
      const attributes = { 'http.request.method': data.request.method, 'server.address': host }
      const span = tracing.begin({
        name: `${data.request.method} ${host}`,
        kind: 'client',
        attributes,
        parent,
      })
      ;(request as { addHeader(name: string, value: string): void }).addHeader(
        'traceparent',
        span.traceparent,
      )
      begun.set(request, span)
    },
    'undici:request:headers': (message: unknown) => {
      const status = Answered.safeParse(message).data?.response.statusCode ?? 0
      end(message, status >= 400, { 'http.response.status_code': status })
    },
    'undici:request:error': (message: unknown) => end(message, true),
  }
  for (const [channel, listener] of Object.entries(hear)) subscribe(channel, listener)
  return () => {
    for (const [channel, listener] of Object.entries(hear)) unsubscribe(channel, listener)
  }
}
