import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { paymentWebhook } from '@sanad/contracts'
import type { FastifyInstance } from 'fastify'
import type { Kysely } from 'kysely'
import { buildApp } from '../app.ts'
import { readConfig } from '../config/config.ts'
import { carryOutCompletionJob } from '../features/desk/acts/completion/carry-out-completion.ts'
import { carryOutProposalJob } from '../features/desk/proposals/carry-out-proposal.ts'
import { actOnNotification } from '../features/payments/settling/act-on-notification.ts'
import { projectOwnMarks } from '../features/work/projection/project-own-marks.ts'
import { refreshStale } from '../features/work/projection/refresh-stale.ts'
import { listJobHandlers } from '../jobs.ts'
import type { Tables } from '../platform/database-tables.ts'
import { runDueJobs } from '../platform/jobs/run-jobs.ts'
import { openRunnerPool } from '../platform/jobs/runner-pool.ts'
import { sendMessageJob, sendNoticeJob } from '../platform/messages/send-message-job.ts'
import { closeServices, openServices } from '../platform/open-services.ts'
import type { PortalConfig } from '../platform/portal-config.ts'
import type { Services } from '../platform/services.ts'
import { claimFileStore } from '../platform/storage/claim-file-store.ts'
import { guardFileStore } from '../platform/storage/guard-file-store.ts'
import { bringForward, bringJobsForward } from './bring-forward.ts'
import { createTestDatabase } from './database.ts'
import { openAsOwner } from './open-as-owner.ts'

export interface TestApp {
  readonly app: FastifyInstance
  /** As the owner, to arrange and to look; the portal itself works with `services.db`. */
  readonly db: Kysely<Tables>
  readonly services: Services
  /** Does every job that is due, or will be within so many seconds, and refreshes the desk's projections. */
  runJobs(options?: { dueWithinSeconds: number }): Promise<void>
  /** Carries out what members have approved, as when the time is over in which they can take it back, and nothing else. */
  runHeld(): Promise<void>
  close(): Promise<void>
}

/** What members may take back until it is carried out. */
const heldJobs = [carryOutProposalJob, carryOutCompletionJob]

interface Overrides
  extends Partial<Pick<Services, 'messages' | 'files' | 'gateways' | 'scanner' | 'reports'>> {
  readonly config?: Partial<PortalConfig>
  readonly logTo?: NodeJS.WritableStream
}

/** The whole portal on a database and a folder of its own; one for each test file, made in its `beforeAll`. */
export async function startTestApp(overrides: Overrides = {}): Promise<TestApp> {
  const [database, folder] = await Promise.all([
    createTestDatabase(),
    mkdtemp(join(tmpdir(), 'sanad-server-test-')),
  ])
  const config: PortalConfig = {
    ...readConfig({
      NODE_ENV: 'test',
      LOG_LEVEL: 'silent',
      DATABASE_URL: database.url,
      DATA_DIR: folder,
      SECRET_KEY: randomBytes(32).toString('hex'),
    }),
    ...overrides.config,
  }
  const { logTo, ...parts } = overrides
  const opened = await openServices(config, projectOwnMarks)
  const files = parts.files ? guardFileStore({ db: opened.db, files: parts.files }) : opened.files
  const services: Services = { ...opened, ...parts, files, config }
  // As at a real start, when no row names a file yet.
  await claimFileStore(services)
  const db = openAsOwner(config.databaseUrl)
  const jobsPool = openRunnerPool(config.databaseUrl, 3)
  const app = await buildApp(services, logTo ? { logTo } : {})
  const runDue = (handlers = listJobHandlers(services, app.log)) =>
    runDueJobs({ pool: jobsPool, handlers, log: app.log })
  // Whoever looks at the outbox finds what was promised to be sent, as after the moment that a running portal takes.
  app.addHook('onRequest', async (request) => {
    if (!request.url.startsWith('/dev/outbox')) return
    const sending: readonly string[] = [sendMessageJob.name, sendNoticeJob.name]
    await runDue(listJobHandlers(services, app.log).filter(({ job }) => sending.includes(job.name)))
  })
  // What a notification has looked at is done, as after the moment that a running portal takes.
  let looking = Promise.resolve()
  app.addHook('onSend', async ({ routeOptions }) => {
    if (routeOptions.config.endpoint?.name !== paymentWebhook.name) return
    const handlers = listJobHandlers(services, app.log).filter(
      ({ job }) => job.name === actOnNotification.name,
    )
    looking = looking.then(async () => {
      await bringJobsForward(config.databaseUrl, actOnNotification.name)
      await runDue(handlers)
    })
    await looking
  })
  await app.ready()
  return {
    app,
    db,
    services,
    async runJobs({ dueWithinSeconds } = { dueWithinSeconds: 0 }) {
      if (dueWithinSeconds > 0) await bringForward(config.databaseUrl, dueWithinSeconds)
      await runDue()
      while ((await refreshStale({ db: services.db, log: app.log })) > 0);
    },
    async runHeld() {
      for (const { name } of heldJobs) await bringJobsForward(config.databaseUrl, name)
      const names = heldJobs.map(({ name }) => name)
      await runDue(listJobHandlers(services, app.log).filter(({ job }) => names.includes(job.name)))
    },
    async close() {
      await app.close()
      await Promise.all([db.destroy(), jobsPool.end(), closeServices(services)])
      await Promise.all([database.drop(), rm(folder, { recursive: true, force: true })])
      const undeclared = [...app.undeclaredErrors.keys()]
      if (undeclared.length > 0) throw new Error(`Errors that no contract declares: ${undeclared.join(', ')}`)
    },
  }
}
