import type { FastifyInstance } from 'fastify'
import type { Metrics } from './metrics.ts'

/** Live streams stay open for hours: their duration says nothing. */
const endless = /\/stream$/

/** Observes every answer under its route's pattern: an address would make a series of its own (cardinality). */
export function measureRequests(app: FastifyInstance, { requests }: Pick<Metrics, 'requests'>): void {
  app.addHook('onResponse', async ({ method, routeOptions }, reply) => {
    const route = routeOptions.url ?? 'unknown'
    if (!endless.test(route)) {
      requests.observe({ method, route, status: reply.statusCode }, reply.elapsedTime / 1000)
    }
  })
}
