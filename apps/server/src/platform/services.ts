import type { Kysely } from 'kysely'
import type { ChannelListener } from './channel-listener.ts'
import type { Tables } from './database-tables.ts'
import type { InvoiceRegistry } from './e-invoices/invoice-registry.ts'
import type { FaultReporter } from './faults/fault-reporter.ts'
import type { MessageSenders } from './messages/message-sender.ts'
import type { Metrics } from './metrics/metrics.ts'
import type { PaymentGateways } from './payments/payment-gateways.ts'
import type { PortalConfig } from './portal-config.ts'
import type { ReportDatabase } from './report-database.ts'
import type { VirusScanner } from './scanning/virus-scanner.ts'
import type { SettlementPlace } from './settlement-place.ts'
import type { FileStore } from './storage/file-store.ts'
import type { Workers } from './workers/workers.ts'

/** Dependencies that are injected into every feature: opened once per process, and anew for each test. */
export interface Services {
  readonly config: PortalConfig
  readonly db: Kysely<Tables>
  readonly settlements: SettlementPlace
  readonly listener: ChannelListener
  readonly reports: ReportDatabase
  readonly messages: MessageSenders
  readonly files: FileStore
  readonly gateways: PaymentGateways
  /** Registers invoices; null: they are not registered. */
  readonly invoiceRegistry: InvoiceRegistry | null
  /** Null: files are not scanned. */
  readonly scanner: VirusScanner | null
  /** Threads for work that would hold the event loop. */
  readonly workers: Workers
  readonly metrics: Metrics
  readonly faults: FaultReporter
}
