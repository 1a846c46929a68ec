import { resolve } from 'node:path'
import type { PortalConfig } from '../platform/portal-config.ts'
import { readBranding } from './branding.ts'
import { codeBudgetOf } from './code-budget.ts'
import { documentSignerOf, listCertificateProblems } from './document-signatures.ts'
import { irpOf } from './e-invoice.ts'
import { faultHookOf } from './faults.ts'
import { clamdOf, filesOf } from './files.ts'
import { helpOf } from './help.ts'
import { connectionLimitsOf } from './http.ts'
import { listMissingMessageSettings, messagesOf } from './messages.ts'
import { metricsOf } from './metrics.ts'
import { gatewaysOf } from './payments.ts'
import { publicUrlOf } from './portal.ts'
import { listEnvironmentDangers } from './production/environment-dangers.ts'
import { doubts, listDangers } from './production/list-dangers.ts'
import { listMisspelt } from './production/misspelt-settings.ts'
import { readEnvironment } from './read-environment.ts'
import { refuseStandIns } from './refuse-stand-ins.ts'
import { secretsOf } from './secrets.ts'
import { servedWebApps } from './served-web-apps.ts'
import { Settings } from './settings.ts'
import { supplierOf } from './supplier.ts'
import { tracingOf } from './traces.ts'
import { traderOf } from './trader.ts'

/** Reads and checks every setting once; the message of its error names what to set. */
export function readConfig(given: Record<string, string | undefined> = process.env): PortalConfig {
  const { brand, env } = readBranding(readEnvironment(given))
  const settings = parse(env)
  const production = settings.NODE_ENV === 'production'
  const misspelt = listMisspelt(env)
  if (production) refuseStandIns(settings, [...listEnvironmentDangers(env), ...misspelt])
  const missing = listMissingMessageSettings(settings, production)
  if (missing.length > 0) {
    throw new Error(`The chosen providers of messages need these settings: ${missing.join(', ')}`)
  }
  if (!settings.DATABASE_URL) throw new Error('Set DATABASE_URL to the PostgreSQL database of the portal.')
  const dataDir = resolve(settings.DATA_DIR)
  const publicUrl = publicUrlOf(settings)
  const supplier = supplierOf(settings)
  const documentSigner = documentSignerOf(settings)
  const certificate = listCertificateProblems(documentSigner, new Date())
  if (production && certificate.refused.length > 0) {
    throw new Error(`Production is refused:\n  ${certificate.refused.join('\n  ')}`)
  }
  return {
    production,
    warnings: production ? [...listDangers(settings, doubts), ...certificate.doubted] : misspelt,
    host: settings.HOST,
    port: settings.PORT,
    publicUrl,
    assetsUrl: settings.ASSETS_URL ?? null,
    trustedProxies: settings.TRUST_PROXY,
    hstsSubdomains: settings.HSTS_SUBDOMAINS === '1',
    apiDocs: settings.API_DOCS ? settings.API_DOCS === '1' : !production,
    connections: connectionLimitsOf(settings),
    dataDir,
    databaseUrl: settings.DATABASE_URL,
    replica: settings.DATABASE_REPLICA_URL
      ? { url: settings.DATABASE_REPLICA_URL, lagSeconds: settings.DATABASE_REPLICA_LAG_SECONDS }
      : null,
    jobsDatabaseUrl: settings.JOBS_DATABASE_URL ?? null,
    migrationDatabaseUrl: settings.MIGRATION_DATABASE_URL ?? null,
    drainSeconds: settings.DRAIN_SECONDS ?? (production ? 5 : 0),
    pools: {
      requests: settings.DATABASE_POOL,
      jobs: settings.JOBS_DATABASE_POOL,
      settlements: settings.SETTLEMENT_POOL,
    },
    migratesAtStart: settings.MIGRATE_AT_START ? settings.MIGRATE_AT_START === '1' : !production,
    // One line for each request is right in production, and noise in a developer's terminal.
    logLevel: settings.LOG_LEVEL ?? (production ? 'info' : 'warn'),
    metrics: metricsOf(settings),
    tracing: tracingOf(settings),
    faultHook: faultHookOf(settings),
    brand,
    homeStateId: settings.HOME_STATE_ID,
    supplier,
    documentSigner,
    eInvoice: irpOf(settings, supplier),
    trader: traderOf(settings, { supplier, production }),
    help: helpOf(settings),
    demoData: settings.NODE_ENV === 'development' && settings.DEMO_DATA !== '0',
    secrets: secretsOf(settings, dataDir),
    payments: gatewaysOf(settings, { publicUrl, production }),
    files: filesOf(settings),
    sweepsOrphans: settings.ORPHAN_SWEEP !== '0',
    clamd: clamdOf(settings),
    messages: messagesOf(settings, production),
    codeBudget: codeBudgetOf(settings),
    workers: { threads: settings.WORKER_THREADS },
    webApps: servedWebApps(),
  }
}

/** An empty value counts as none: a line of an .env file may be left empty. */
function parse(env: Record<string, string | undefined>): Settings {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''))
  const parsed = Settings.safeParse(given)
  if (parsed.success) return parsed.data
  const problems = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`)
  throw new Error(`These settings are wrong:\n  ${problems.join('\n  ')}`)
}
