import { join } from 'node:path'
import { readConfig } from '../../apps/server/src/config/config.ts'
import { standInGateway } from '../../apps/server/src/config/payments.ts'
import { Failure } from '../failure.ts'

export interface Settings {
  host: string
  port: number
  publicUrl: string
  /** Where this machine reaches the portal, whatever address it listens on and is known by. */
  localOrigin: string
  dataDir: string
  /** Undefined: a PostgreSQL of our own. */
  databaseUrl: string | undefined
  /** Undefined: payments go to a real gateway. */
  standIn: { port: number; env: Record<string, string>; readyUrl: string } | undefined
}

const everyAddress = new Set(['0.0.0.0', '::'])
const thisMachineOnly = new Set(['127.0.0.1', '::1', 'localhost'])

/** What the supervisor itself needs; the portal's own rules decide what is right. */
export function readSettings(env: NodeJS.ProcessEnv): Settings {
  const { host, port, publicUrl, dataDir } = checkedByPortal(env)
  const localOrigin = `http://${everyAddress.has(host) ? '127.0.0.1' : host}:${port}`
  const databaseUrl = env.DATABASE_URL || undefined
  const settings = { host, port, publicUrl, localOrigin, dataDir, databaseUrl }
  if (env.CASHFREE_BASE_URL) return { ...settings, standIn: undefined }
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
        // The browser that pays opens the gateway's pages too; the portal always reaches it on 127.0.0.1.
        HOST: thisMachineOnly.has(host) ? '127.0.0.1' : '0.0.0.0',
        WEBHOOK_URL: `${localOrigin}/api/cashfree/webhook`,
        GATEWAY_CLIENT_ID: env.CASHFREE_CLIENT_ID || standInGateway.clientId,
        GATEWAY_CLIENT_SECRET: env.CASHFREE_CLIENT_SECRET || standInGateway.clientSecret,
        GATEWAY_STATE: join(dataDir, 'gateway.json'),
      },
    },
  }
}

function checkedByPortal(env: NodeJS.ProcessEnv) {
  const embedded = env.NODE_ENV === 'production' ? undefined : 'postgres://embedded'
  try {
    return readConfig({ ...env, DATABASE_URL: env.DATABASE_URL || embedded })
  } catch (error) {
    throw new Failure(
      error instanceof Error ? error.message : String(error),
      'docs/settings.md lists all settings.',
    )
  }
}
