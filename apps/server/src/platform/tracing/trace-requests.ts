import type { FastifyInstance, FastifyRequest } from 'fastify'
import { isFromTrustedProxy, type TrustedProxies } from '../http/trusted-proxies.ts'
import { activeTracing, type Span } from './tracing.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Null where nothing is traced. */
    span: Span | null
  }
}

/** A span for each request, under its route's pattern. A trace is taken up from a trusted proxy alone: anybody could fill it. */
export function traceRequests(app: FastifyInstance, trusted: TrustedProxies): void {
  app.decorateRequest('span', null)
  const tracing = activeTracing()
  if (!tracing) return
  const isTrusted = isFromTrustedProxy(trusted)
  const parentOf = ({ raw: { headers, socket } }: FastifyRequest) =>
    isTrusted(socket) ? headers.traceparent?.toString() : undefined
  app.addHook('onRequest', async (request) => {
    const { method, routeOptions } = request
    const route = routeOptions.url ?? 'unknown'
    request.span = tracing.begin({
      name: `${method} ${route}`,
      kind: 'server',
      attributes: { 'http.request.method': method, 'http.route': route, 'sanad.request_id': request.id },
      parent: parentOf(request),
    })
  })
  app.addHook('onResponse', async ({ span }, { statusCode }) => {
    span?.end({ failed: statusCode >= 500, attributes: { 'http.response.status_code': statusCode } })
  })
}
