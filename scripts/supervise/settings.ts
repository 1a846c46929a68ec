import { join } from 'node:path'
import { standInCashfree } from '../../apps/server/src/config/cashfree.ts'
import { readConfig } from '../../apps/server/src/config/config.ts'
import { standInRazorpay } from '../../apps/server/src/config/razorpay.ts'
import { readEnvironment } from '../../apps/server/src/config/read-environment.ts'
import { Failure } from '../failure.ts'

export interface Settings {
  host: string
  port: number
  publicUrl: string
  /** Where this machine reaches the portal, whatever its listening address and public URL. */
  localOrigin: string
  dataDir: string
  /** Undefined: the embedded PostgreSQL. */
  databaseUrl: string | undefined
  /** Undefined: `databaseUrl`. */
  migrationDatabaseUrl: string | undefined
  migratesAtStart: boolean
  /** Undefined: payments go to a real gateway. */
  standIn: { port: number; env: Record<string, string>; readyUrl: string } | undefined
}

const everyAddress = new Set(['0.0.0.0', '::'])
const thisMachineOnly = new Set(['127.0.0.1', '::1', 'localhost'])

/** The settings that the supervisor itself needs; the portal's own schema validates them. */
export function readSettings(given: NodeJS.ProcessEnv): Settings {
  const env = explained(() => readEnvironment(given))
  const { host, port, publicUrl, dataDir, payments, migratesAtStart } = checkedByPortal(env)
  const localOrigin = `http://${everyAddress.has(host) ? '127.0.0.1' : host}:${port}`
  const databaseUrl = env.DATABASE_URL || undefined
  const migrationDatabaseUrl = env.MIGRATION_DATABASE_URL || undefined
  const database = { databaseUrl, migrationDatabaseUrl, migratesAtStart }
  const settings = { host, port, publicUrl, localOrigin, dataDir, ...database }
  if (!payments[payments.active]?.isStandIn) return { ...settings, standIn: undefined }
  const gatewayPort = Number(env.GATEWAY_PORT || 3001)
  if (gatewayPort === port) {
    throw new Failure(`PORT and GATEWAY_PORT are both ${port}`, 'Choose another for one of them.')
  }
  return {
    ...settings,
    standIn: {
      port: gatewayPort,
      readyUrl: `http://127.0.0.1:${gatewayPort}/health`,
      env: {
        // The customer's browser opens the gateway's pages, so it listens where the portal does.
        HOST: thisMachineOnly.has(host) ? '127.0.0.1' : '0.0.0.0',
        WEBHOOK_URL: `${localOrigin}/api/cashfree/webhook`,
        GATEWAY_CLIENT_ID: env.CASHFREE_CLIENT_ID || standInCashfree.clientId,
        GATEWAY_CLIENT_SECRET: env.CASHFREE_CLIENT_SECRET || standInCashfree.clientSecret,
        GATEWAY_RAZORPAY_WEBHOOK_URL: `${localOrigin}/api/razorpay/webhook`,
        GATEWAY_RAZORPAY_KEY_ID: env.RAZORPAY_KEY_ID || standInRazorpay.keyId,
        GATEWAY_RAZORPAY_KEY_SECRET: env.RAZORPAY_KEY_SECRET || standInRazorpay.keySecret,
        GATEWAY_RAZORPAY_WEBHOOK_SECRET: env.RAZORPAY_WEBHOOK_SECRET || standInRazorpay.webhookSecret,
        GATEWAY_STATE: join(dataDir, 'gateway.json'),
      },
    },
  }
}

function checkedByPortal(env: Record<string, string | undefined>) {
  const embedded = env.NODE_ENV === 'production' ? undefined : 'postgres://embedded'
  return explained(() => readConfig({ ...env, DATABASE_URL: env.DATABASE_URL || embedded }))
}

function explained<T>(read: () => T): T {
  try {
    return read()
  } catch (error) {
    throw new Failure(
      error instanceof Error ? error.message : String(error),
      'docs/settings.md lists all settings.',
    )
  }
}
