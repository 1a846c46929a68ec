import { createChannelListener } from './channel-listener.ts'
import type { BeforeCommit } from './commit-dialect.ts'
import { openDatabase } from './db.ts'
import { createIrpRegistry } from './e-invoices/irp/irp-registry.ts'
import { createFaultReporter } from './faults/fault-reporter.ts'
import { openSenders } from './messages/open-senders.ts'
import { createMetrics } from './metrics/metrics.ts'
import { waitsFor } from './metrics/waits-for.ts'
import { openGateways } from './payments/payment-gateways.ts'
import type { PortalConfig } from './portal-config.ts'
import { openReportDatabase } from './report-database.ts'
import { createClamdScanner } from './scanning/clamd-scanner.ts'
import { measuredScanner } from './scanning/measured-scanner.ts'
import type { Services } from './services.ts'
import { openSettlementPlace } from './settlement-place.ts'
import { guardFileStore } from './storage/guard-file-store.ts'
import { openFileStore } from './storage/open-file-store.ts'
import { createWorkers } from './workers/workers.ts'

/** The real parts that the configuration names. */
export async function openServices(config: PortalConfig, beforeCommit?: BeforeCommit): Promise<Services> {
  const { databaseUrl: url, pools } = config
  const metrics = createMetrics()
  const db = openDatabase({
    ...{ url, poolSize: pools.requests, beforeCommit },
    onWaited: waitsFor(metrics, 'requests'),
  })
  return {
    config,
    db,
    settlements: openSettlementPlace({
      db: openDatabase({ url, poolSize: pools.settlements, isPlannedOnce: true }),
      atOnce: pools.settlements,
      waiting: { queue: 100, ms: 4000 },
      onWaited: waitsFor(metrics, 'settlements'),
    }),
    listener: createChannelListener(url),
    reports: openReportDatabase({
      replica: config.replica,
      count: (read) => metrics.reportReads.inc(read),
    }),
    messages: openSenders({ db, metrics }, config.messages),
    files: guardFileStore({ db, files: await openFileStore(config.files, config.dataDir, metrics) }),
    gateways: openGateways(config.payments),
    invoiceRegistry: config.eInvoice ? createIrpRegistry(config.eInvoice) : null,
    scanner: config.clamd ? measuredScanner(metrics, config.clamd, createClamdScanner(config.clamd)) : null,
    workers: createWorkers(config.workers),
    metrics,
    faults: createFaultReporter({
      hook: config.faultHook,
      count: ({ in: place, name }) => metrics.faults.inc({ in: place, name }),
      onUnreported: () => metrics.untoldFaults.inc(),
    }),
  }
}

/** Ends what a process holds open of them. */
export async function closeServices({
  db,
  settlements,
  listener,
  reports,
  workers,
}: Services): Promise<void> {
  await Promise.all([db.destroy(), settlements.close(), listener.close(), reports.close(), workers.close()])
}
