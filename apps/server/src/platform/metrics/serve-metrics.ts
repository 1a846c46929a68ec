import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import type { FastifyBaseLogger } from 'fastify'
import { collectDefaultMetrics } from 'prom-client'
import {
  checkDependencies,
  type Dependency,
  type DependencyState,
} from '../dependencies/check-dependencies.ts'
import { nameListener } from '../http/name-listener.ts'
import { onceAtATime } from '../once-at-a-time.ts'
import { measureOutgoing } from './measure-outgoing.ts'
import type { Metrics } from './metrics.ts'

export interface MetricsPlace {
  readonly host: string
  readonly port: number
}

interface Options {
  readonly metrics: Metrics
  readonly place: MetricsPlace
  readonly log: Pick<FastifyBaseLogger, 'warn' | 'info'>
  readonly dependencies: readonly Dependency[]
}

/**
 * A listener of its own, which the balancer does not reach: GET /metrics for Prometheus, and for operators
 * GET /health/ready?verbose, which asks each dependency. Answers how to stop.
 */
export async function serveMetrics({
  metrics,
  place,
  log,
  dependencies,
}: Options): Promise<() => Promise<void>> {
  const { registry } = metrics
  collectDefaultMetrics({ register: registry })
  const stopMeasuring = measureOutgoing(metrics)
  const askAll = onceAtATime(() => checkDependencies(dependencies))
  const server = createServer(async ({ method, url }, answer) => {
    if (url === '/health/ready?verbose' && method === 'GET') return answerHealth(answer, await askAll())
    if (url !== '/metrics' || (method !== 'GET' && method !== 'HEAD')) return answer.writeHead(404).end()
    try {
      const text = await registry.metrics()
      answer.writeHead(200, { 'content-type': registry.contentType }).end(method === 'HEAD' ? '' : text)
    } catch (error) {
      log.warn({ err: error }, 'Metrics could not be collected')
      answer.writeHead(503).end()
    }
  })
  server.listen(place.port, place.host)
  await once(server, 'listening').catch(nameListener('METRICS_PORT', 'METRICS_HOST'))
  log.info(place, 'Metrics are served')
  return async () => {
    stopMeasuring()
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  }
}

function answerHealth(answer: ServerResponse, dependencies: readonly DependencyState[]): void {
  const isWell = dependencies.every(({ status }) => status === 'ok')
  const body = JSON.stringify({ status: isWell ? 'ok' : 'failed', dependencies })
  answer.writeHead(isWell ? 200 : 503, { 'content-type': 'application/json', 'cache-control': 'no-store' })
  answer.end(body)
}
