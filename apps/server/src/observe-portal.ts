import type { FastifyInstance } from 'fastify'
import type pg from 'pg'
import { readOpenOrders } from './features/payments/read-open-orders.ts'
import { readProjectionLag } from './features/work/projection/read-projection-lag.ts'
import { listDependencies } from './list-dependencies.ts'
import { connectionsOf, poolOf } from './platform/db.ts'
import { readJobQueues } from './platform/jobs/read-job-queues.ts'
import { openRunnerPool } from './platform/jobs/runner-pool.ts'
import { observe } from './platform/metrics/observe.ts'
import { serveMetrics } from './platform/metrics/serve-metrics.ts'
import { onceAtATime } from './platform/once-at-a-time.ts'
import { readNow } from './platform/read-now.ts'
import type { Services } from './platform/services.ts'
import { freeBytesOf } from './platform/storage/free-bytes.ts'

interface Observed {
  readonly services: Services
  /** Of the runner's login. */
  readonly jobsPool: pg.Pool
  readonly jobDb: Services['db']
  readonly jobSettlements: Services['settlements']
  readonly app: Watched['app']
}

interface Watched {
  readonly services: Services
  readonly jobDb: Services['db']
  readonly jobSettlements: Services['settlements']
  readonly app: Pick<FastifyInstance, 'log' | 'readiness' | 'admission'>
}

/** Serves this process's metrics where the settings say so. Answers how to stop. */
export async function watchPortal(watched: Watched): Promise<() => Promise<void>> {
  const { services, app } = watched
  const { config, metrics } = services
  if (!config.metrics) return async () => {}
  const jobsPool = openRunnerPool(config.jobsDatabaseUrl ?? config.databaseUrl, 1)
  observePortal({ ...watched, jobsPool })
  const dependencies = listDependencies(services)
  const stop = await serveMetrics({ metrics, place: config.metrics, log: app.log, dependencies })
  return async () => {
    await stop()
    await jobsPool.end()
  }
}

/** The gauges: what stands in the database, the pools and the file store when Prometheus asks. */
function observePortal({ services, jobsPool, jobDb, jobSettlements, app }: Observed): void {
  const { db, config, metrics } = services
  observe(metrics, {
    name: 'sanad_ready',
    help: '0 while this process stops, and once the database has moved beyond its release.',
    read: async () => [{ value: app.readiness.isOff ? 0 : 1 }],
  })
  observe(metrics, {
    name: 'sanad_waiting_people',
    help: 'Newcomers who wait for their turn, of all processes.',
    read: async () => [{ value: app.admission.waiting }],
  })
  observe(metrics, {
    name: 'sanad_admission_people_per_second',
    help: 'How many of those who wait this process calls; while nobody waits, how many come.',
    read: async () => [{ value: app.admission.peoplePerSecond }],
  })
  observe(metrics, {
    name: 'sanad_admission_delay_seconds',
    help: 'What an ordinary read took when this process looked last; newcomers wait where it stays above 0.3.',
    read: async () => [{ value: app.admission.delayMs / 1000 }],
  })
  observe(metrics, {
    name: 'sanad_database_up',
    help: '1 while the database answers this process.',
    read: () =>
      readNow(db).then(
        () => [{ value: 1 }],
        () => [{ value: 0 }],
      ),
  })
  const pools = {
    requests: () => connectionsOf(poolOf(db)),
    settlements: services.settlements.connections,
    jobs: () => connectionsOf(poolOf(jobDb)),
    job_settlements: jobSettlements.connections,
  }
  observe(metrics, {
    name: 'sanad_database_connections',
    help: 'Connections of this process by pool and state; waiting: statements that no connection is free for.',
    labelNames: ['pool', 'state'],
    read: async () =>
      Object.entries(pools).flatMap(([pool, read]) =>
        Object.entries(read()).map(([state, value]) => ({ labels: { pool, state }, value })),
      ),
  })
  const labelNames = ['task'] as const
  const queues = onceAtATime(() => readJobQueues(jobsPool))
  observe(metrics, {
    name: 'sanad_jobs_waiting',
    help: 'Jobs that are due and not begun, of all processes.',
    labelNames,
    read: async () => (await queues()).map(({ task, waiting }) => ({ labels: { task }, value: waiting })),
  })
  observe(metrics, {
    name: 'sanad_jobs_oldest_seconds',
    help: 'Since when the oldest due job waits.',
    labelNames,
    read: async () => (await queues()).map(({ task, oldestSeconds: value }) => ({ labels: { task }, value })),
  })
  observe(metrics, {
    name: 'sanad_jobs_dead',
    help: 'Jobs that were given up after their last attempt.',
    labelNames,
    read: async () => (await queues()).map(({ task, dead: value }) => ({ labels: { task }, value })),
  })
  const orders = onceAtATime(() => readOpenOrders(db))
  observe(metrics, {
    name: 'sanad_payment_orders',
    help: 'Payment orders that are payable, being decided or waiting for staff, of all processes.',
    labelNames: ['provider', 'state'],
    read: async () =>
      (await orders()).map(({ provider, state, count }) => ({ labels: { provider, state }, value: count })),
  })
  observe(metrics, {
    name: 'sanad_payment_orders_oldest_seconds',
    help: 'Age of the oldest of them.',
    labelNames: ['provider', 'state'],
    read: async () =>
      (await orders()).map(({ provider, state, oldestSeconds: value }) => ({
        labels: { provider, state },
        value,
      })),
  })
  observe(metrics, {
    name: 'sanad_projection_lag_seconds',
    help: 'Since when the oldest mark of the desk’s projection waits.',
    read: async () => [{ value: (await readProjectionLag(db)).oldestSeconds }],
  })
  if (config.replica) {
    observe(metrics, {
      name: 'sanad_replica_lag_seconds',
      help: 'By how much the replica for reports is behind; infinite while it cannot be read.',
      read: async () => [{ value: (await services.reports.readLag(db)) ?? 0 }],
    })
  }
  observe(metrics, {
    name: 'sanad_files_free_bytes',
    help: 'Free on the disk of DATA_DIR, by what lies there: all files, or with a bucket those that come and are inspected.',
    labelNames: ['folder'],
    read: async () => [
      {
        labels: { folder: config.files.kind === 'local' ? 'files' : 'incoming' },
        value: await freeBytesOf(config.dataDir),
      },
    ],
  })
}
