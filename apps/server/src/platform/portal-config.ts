import type { Brand } from '@sanad/branding'
import type { HelpContact, Trader } from '@sanad/contracts'
import type { Supplier } from '@sanad/domain'
import type { DocumentSigner } from './document-signer.ts'
import type { IrpConfig } from './e-invoices/irp/irp-config.ts'
import type { FaultHook } from './faults/post-fault.ts'
import type { ConnectionLimits } from './http/connection-limits.ts'
import type { TrustedProxies } from './http/trusted-proxies.ts'
import type { ServedWebApp } from './http/web-apps.ts'
import type { KeyRing } from './key-ring.ts'
import type { SenderOptions } from './messages/open-senders.ts'
import type { MetricsPlace } from './metrics/serve-metrics.ts'
import type { GatewaysConfig } from './payments/gateways-config.ts'
import type { Replica } from './report-database.ts'
import type { ClamdAddress } from './scanning/clamd-scanner.ts'
import type { FileStoreOptions } from './storage/open-file-store.ts'
import type { TracingOptions } from './tracing/open-tracing.ts'
import type { WorkersConfig } from './workers/workers.ts'

/** Keys, each for one purpose. */
export interface Secrets {
  /** The first signs; signatures by the former one are accepted as well. */
  readonly session: readonly [Buffer, ...Buffer[]]
  readonly otp: Buffer
  /** Hashes the browsers and networks from which somebody proved who they are. */
  readonly places: Buffer
  readonly fileLinks: Buffer
  /** Encrypts queued messages. */
  readonly messages: KeyRing
  /** Encrypts Aadhaar, PAN, bank account numbers and passwords given to the service centre. */
  readonly personalData: KeyRing
}

/** What one-time passwords cost, in paise. */
export interface CodeBudget {
  readonly paisePerHour: number
  readonly paisePerCode: { readonly sms: number; readonly whatsapp: number; readonly email: number }
}

/** The configuration as features and adapters read it; `config/config.ts` builds it from the environment. */
export interface PortalConfig {
  readonly production: boolean
  /** Settings that may be meant and seldom are; a start logs them. */
  readonly warnings: readonly string[]
  readonly host: string
  readonly port: number
  readonly publicUrl: string
  /** The origin of a CDN from which browsers take assets; null: from the portal. */
  readonly assetsUrl: string | null
  readonly trustedProxies: TrustedProxies
  /** Strict-Transport-Security for every host under the portal's too. */
  readonly hstsSubdomains: boolean
  /** Whether anybody may read the description of the API. */
  readonly apiDocs: boolean
  readonly connections: ConnectionLimits
  readonly dataDir: string
  readonly databaseUrl: string
  /** Where reports are read; null: there is none. */
  readonly replica: Replica | null
  /** Of the runner of jobs; null: `databaseUrl`. */
  readonly jobsDatabaseUrl: string | null
  /** Of the owner; null: `databaseUrl`, or nobody's who is to migrate. */
  readonly migrationDatabaseUrl: string | null
  /** How long a stopping process says that it is not ready before it refuses connections. */
  readonly drainSeconds: number
  /** False: a start refuses a database that lacks a migration. */
  readonly migratesAtStart: boolean
  /** Connections to the database: of requests, of jobs, and of the settlements of either. */
  readonly pools: Readonly<Record<'requests' | 'jobs' | 'settlements', number>>
  readonly logLevel: string
  /** Where Prometheus reads; null: nowhere. */
  readonly metrics: MetricsPlace | null
  /** Where traces go; null: nothing is traced. */
  readonly tracing: TracingOptions | null
  /** Who is told of unexpected failures; null: nobody. */
  readonly faultHook: FaultHook | null
  /** How the portal looks and what it is called. */
  readonly brand: Brand
  readonly homeStateId: number
  /** Who issues money documents. */
  readonly supplier: Supplier
  /** Signs money documents; null: nobody does, and they say so. */
  readonly documentSigner: DocumentSigner | null
  /** Registers invoices to registered buyers; null: they are not registered. */
  readonly eInvoice: IrpConfig | null
  readonly trader: Trader
  readonly help: HelpContact
  /** Whether a start loads demonstration data into a database that has none. */
  readonly demoData: boolean
  readonly secrets: Secrets
  readonly payments: GatewaysConfig
  readonly files: FileStoreOptions
  /** Whether files that no row names are moved to the trash. */
  readonly sweepsOrphans: boolean
  /** Null: files are not scanned. */
  readonly clamd: ClamdAddress | null
  readonly messages: SenderOptions
  readonly codeBudget: CodeBudget
  readonly workers: WorkersConfig
  /** `/` leads to the first. */
  readonly webApps: readonly [ServedWebApp, ...ServedWebApp[]]
}
