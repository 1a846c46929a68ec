import { resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { buildApp } from './app.ts'
import { assertDatabasesAnswer, assertStoreAnswers, sayWhatDoesNotAnswer } from './check-connections.ts'
import { hasDemoData, loadDemoData } from './demo/load-demo-data.ts'
import { loadCatalogue } from './features/catalogue/load-catalogue.ts'
import { readCatalogue } from './features/catalogue/read-catalogue.ts'
import { readRevision } from './features/catalogue/revision.ts'
import { assertProviders } from './features/payments/assert-providers.ts'
import { assertKeysFit } from './features/personal-data/keys/assert-keys-fit.ts'
import { keepFresh } from './features/work/projection/keep-fresh.ts'
import { projectOwnMarks } from './features/work/projection/project-own-marks.ts'
import { listJobHandlers } from './jobs.ts'
import { applyMigrations, listPendingMigrations } from './migrate.ts'
import { watchPortal } from './observe-portal.ts'
import { assertDatabaseRoles } from './platform/database-roles/assert-database-roles.ts'
import { openDatabase } from './platform/db.ts'
import { exitOnFault } from './platform/faults/exit-on-fault.ts'
import { nameListener } from './platform/http/name-listener.ts'
import { startJobs } from './platform/jobs/run-jobs.ts'
import { measureJobs } from './platform/metrics/measure-jobs.ts'
import { waitsFor } from './platform/metrics/waits-for.ts'
import { withMigrationLock } from './platform/migration-lock.ts'
import { closeServices, openServices } from './platform/open-services.ts'
import { operatorCommand } from './platform/operator-command.ts'
import type { PortalConfig } from './platform/portal-config.ts'
import { assertRelease } from './platform/release.ts'
import { assertSecretKey } from './platform/security/assert-secret-key.ts'
import type { Services } from './platform/services.ts'
import { openSettlementPlace } from './platform/settlement-place.ts'
import { claimFileStore, describeClaim } from './platform/storage/claim-file-store.ts'
import { startOnceOurs } from './platform/storage/start-once-ours.ts'
import { beginTracing } from './platform/tracing/begin-tracing.ts'
import { watchRelease } from './platform/watch-release.ts'

const catalogue = resolve(import.meta.dirname, '../../../catalogue')

/** Starts the portal; resolves once it listens, to its graceful shutdown. */
export async function startPortal(config: PortalConfig): Promise<() => Promise<void>> {
  const stopTracing = await beginTracing(config.tracing)
  const services = await openServices(config, projectOwnMarks)
  try {
    const stop = await serve(services)
    return async () => {
      await stop()
      await stopTracing()
    }
  } catch (error) {
    await stopTracing()
    await closeServices(services)
    throw error
  }
}

async function serve(services: Services): Promise<() => Promise<void>> {
  const { config } = services
  // Where the owner migrates, the portal's logins may not exist before.
  if (!config.migrationDatabaseUrl) await assertDatabasesAnswer(config)
  await withMigrationLock(migratorUrl(config), () => prepareDatabase(services))
  if (config.production) await refuseDemoData(services)
  await assertDatabaseRoles(services)
  await assertStoreAnswers(services)
  const claim = await claimFileStore(services)
  if (claim === 'of a stranger' || claim === 'without the files') throw new Error(describeClaim(claim))
  const app = await buildApp(services)
  if (claim !== 'ours') app.log.error(describeClaim(claim))
  for (const warning of config.warnings) app.log.warn(`Dangerous setting: ${warning}`)
  app.log.info({ trustedProxies: config.trustedProxies }, 'X-Forwarded-For is believed of these proxies')
  if (config.demoData) await loadDemoData(app, services).catch(reportDemo(app))
  const ofJobs = { url: config.databaseUrl, usedBy: 'job' } as const
  const jobDb = openDatabase({
    ...{ ...ofJobs, poolSize: config.pools.jobs, beforeCommit: projectOwnMarks },
    onWaited: waitsFor(services.metrics, 'jobs'),
  })
  const settlements = openSettlementPlace({
    db: openDatabase({ ...ofJobs, poolSize: config.pools.settlements, isPlannedOnce: true }),
    atOnce: config.pools.settlements,
    onWaited: waitsFor(services.metrics, 'job_settlements'),
  })
  const handlers = measureJobs(
    listJobHandlers({ ...services, db: jobDb, settlements }, app.log),
    services.metrics,
  )
  const stopJobs = onlyOnce(
    await startOnceOurs({ services, claim, log: app.log }, () =>
      startJobs({
        databaseUrl: config.jobsDatabaseUrl ?? config.databaseUrl,
        listener: services.listener,
        handlers,
        log: app.log,
        onGivenUp: (error, job) => services.faults.report(error, { in: 'job', ...job }),
      }),
    ),
  )
  const forgetFaults = exitOnFault(app, services.faults)
  const stopRefreshing = keepFresh({ db: jobDb, log: app.log })
  const stopWatching = watchRelease({
    db: jobDb,
    onTooOld(error) {
      app.log.error(`${error.message} This process takes no more jobs and is not ready for requests.`)
      app.readiness.turnOff()
      void stopJobs()
    },
  })
  void sayWhatDoesNotAnswer(services, app.log)
  const listen = async () => {
    const stopMetrics = await watchPortal({ services, jobDb, jobSettlements: settlements, app })
    await app.listen({ host: config.host, port: config.port }).catch(nameListener('PORT', 'HOST'))
    return stopMetrics
  }
  const stopMetrics = await listen().catch(async (error: unknown) => {
    forgetFaults()
    stopWatching()
    await Promise.all([stopJobs(), stopRefreshing()])
    await Promise.all([jobDb.destroy(), settlements.close()])
    throw error
  })
  return async () => {
    app.log.info('Finishing what is under way')
    stopWatching()
    app.readiness.turnOff()
    const jobsStopped = Promise.all([stopJobs(), stopRefreshing()])
    await wait(config.drainSeconds * 1000)
    await Promise.all([app.close(), jobsStopped])
    await stopMetrics()
    await services.faults.settled()
    forgetFaults()
    await Promise.all([jobDb.destroy(), settlements.close()])
    await closeServices(services)
  }
}

function onlyOnce(stop: () => Promise<void>): () => Promise<void> {
  let stopped: Promise<void> | undefined
  return () => {
    stopped ??= stop()
    return stopped
  }
}

/** Of the owner, where the portal's own login may not exist yet. */
function migratorUrl({ migrationDatabaseUrl, databaseUrl }: PortalConfig): string {
  return migrationDatabaseUrl ?? databaseUrl
}

/** What one process at a time does to the database at its start. */
async function prepareDatabase({ config, db }: Services): Promise<void> {
  if (config.migratesAtStart) await applyMigrations(migratorUrl(config))
  const pending = await listPendingMigrations(config.databaseUrl)
  if (pending.length > 0) throw new Error(unmigrated(pending))
  await assertRelease(db)
  await assertKeysFit(db, config.secrets.personalData)
  await assertSecretKey(db, config.secrets)
  await assertProviders({ config, db })
  await loadCatalogue(db, await readCatalogue(catalogue), { revision: await readRevision(catalogue) })
}

function unmigrated(pending: readonly string[]): string {
  return `The database is not up to date (${pending.join(', ')}). Run ${operatorCommand('migrate')} first, or set MIGRATE_AT_START=1.`
}

/** Not fatal: somebody may have registered the demonstration's number. */
function reportDemo(app: FastifyInstance) {
  return (error: unknown) => app.log.warn({ err: error }, 'Demonstration data could not be made')
}

/** The demonstration accounts have a public password. */
async function refuseDemoData({ db }: Services): Promise<void> {
  if (await hasDemoData(db)) {
    throw new Error('The database holds demonstration data. In production use a database of its own.')
  }
}
