import pg from 'pg'
import { checkRelease, listPendingMigrations } from './migrate.ts'
import { askHost } from './platform/dependencies/ask-host.ts'
import type { Dependency } from './platform/dependencies/check-dependencies.ts'
import { createMailTransport } from './platform/messages/smtp-sender.ts'
import type { PaymentGateway } from './platform/payments/payment-gateway.ts'
import type { PortalConfig } from './platform/portal-config.ts'
import type { Replica } from './platform/report-database.ts'
import { pingClamd } from './platform/scanning/ping-clamd.ts'
import type { Services } from './platform/services.ts'
import { freeBytesOf } from './platform/storage/free-bytes.ts'
import { connecting } from './platform/watch-pool.ts'

/** Everything outside this process that the settings name; what is not configured is not in it. */
export function listDependencies({
  config,
  files,
  gateways,
}: Pick<Services, 'config' | 'files' | 'gateways'>): Dependency[] {
  const { clamd, eInvoice, payments } = config
  const { smtp, msg91, whatsApp } = config.messages
  const found = (['cashfree', 'razorpay'] as const).flatMap((provider) =>
    payments[provider] ? (gateways.find(provider) ?? []) : [],
  )
  return [
    ...listDatabases(config),
    ...(config.replica ? [askReplica(config.replica)] : []),
    { name: 'migrations', check: () => assertMigrated(config.databaseUrl) },
    { name: 'files', check: () => assertStores({ config, files }) },
    ...(clamd ? [{ name: 'clamd', check: (signal: AbortSignal) => pingClamd(clamd, signal) }] : []),
    ...found.map(askGateway),
    ...(smtp ? [{ name: 'mail', check: () => verifyMail(smtp) }] : []),
    ...(msg91 ? [hostOf('sms', msg91.baseUrl)] : []),
    ...(whatsApp ? [hostOf('whatsapp', whatsApp.baseUrl)] : []),
    ...(eInvoice ? [hostOf('e-invoices', eInvoice.baseUrl)] : []),
  ]
}

/** By connections of their own: a full pool says nothing about the database. */
export function listDatabases({
  databaseUrl,
  jobsDatabaseUrl,
}: Pick<PortalConfig, 'databaseUrl' | 'jobsDatabaseUrl'>): Dependency[] {
  return [
    { name: 'DATABASE_URL', check: () => connectTo(databaseUrl) },
    ...(jobsDatabaseUrl ? [{ name: 'JOBS_DATABASE_URL', check: () => connectTo(jobsDatabaseUrl) }] : []),
  ]
}

/** The portal works without it: a start is not refused. */
function askReplica({ url }: Replica): Dependency {
  const check = async () => {
    if (!(await connectTo(url)).isStandby)
      throw new Error('it is no standby: reports are read from the primary')
  }
  return { name: 'DATABASE_REPLICA_URL', check }
}

async function connectTo(connectionString: string): Promise<{ isStandby: boolean }> {
  const client = new pg.Client({ ...connecting, connectionString, query_timeout: 4000 })
  client.on('error', () => {})
  try {
    await client.connect()
    const { rows } = await client.query<{ isStandby: boolean }>('select pg_is_in_recovery() as "isStandby"')
    return { isStandby: rows[0]?.isStandby === true }
  } finally {
    await client.end().catch(() => {})
  }
}

/** Uploads that no longer fit fail one by one, while everything that is there is read. */
const leastFreeBytes = 200e6

async function assertStores({ config, files }: Pick<Services, 'config' | 'files'>): Promise<void> {
  await files.readMarker()
  // With a bucket they come there first.
  if ((await freeBytesOf(config.dataDir)) < leastFreeBytes)
    throw new Error(`less than ${leastFreeBytes / 1e6} MB are free on the disk of DATA_DIR`)
}

async function assertMigrated(databaseUrl: string): Promise<void> {
  await checkRelease(databaseUrl)
  const pending = await listPendingMigrations(databaseUrl)
  if (pending.length > 0) throw new Error(`pending: ${pending.join(', ')}`)
}

/** An order that does not exist: the answer proves the way and the credentials. */
function askGateway(gateway: PaymentGateway): Dependency {
  const order = { orderId: 'order_of_nobody', sessionId: null }
  return { name: gateway.name, check: () => gateway.findOrder(order) }
}

async function verifyMail(options: Parameters<typeof createMailTransport>[0]): Promise<void> {
  const transport = createMailTransport(options)
  await transport.verify().finally(() => transport.close())
}

const hostOf = (name: string, url: string): Dependency => ({
  name,
  check: (signal) => askHost(url, signal),
})
