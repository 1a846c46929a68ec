import { createHash, hkdfSync, randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Supplier } from '@sanad/domain'
import * as z from 'zod'
import {
  listMissingMessageSettings,
  type MessagesConfig,
  messageSettings,
  messagesOf,
} from './message-settings.ts'
import { KeyList, type KeyRing, keyRingOf } from './platform/key-ring.ts'
import type { S3Settings } from './platform/storage/s3-file-store.ts'
import { supplierOf, supplierSettings } from './supplier-settings.ts'

const port = z.coerce.number().int().min(1).max(65535)
const origin = z.url({ protocol: /^https?$/ }).transform((url) => url.replace(/\/+$/, ''))

const Settings = z.object({
  NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
  PORT: port.default(3000),
  HOST: z.string().default('127.0.0.1'),
  PUBLIC_URL: origin.optional(),
  DATA_DIR: z.string().default('./data'),
  DATABASE_URL: z.string().optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).optional(),
  SECRET_KEY: z.string().min(32).optional(),
  SECRET_KEY_PREVIOUS: z.string().min(32).optional(),
  PERSONAL_DATA_KEYS: KeyList.optional(),
  DEMO_DATA: z.enum(['0', '1']).optional(),
  HOME_STATE_ID: z.coerce.number().int().min(1).max(36).default(21),
  FILES: z.enum(['local', 's3']).default('local'),
  S3_ENDPOINT: origin.optional(),
  S3_BUCKET: z.string().optional(),
  S3_REGION: z.string().default('ap-south-1'),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  S3_FORCE_PATH_STYLE: z.enum(['0', '1']).optional(),
  CLAMD_HOST: z.string().optional(),
  CLAMD_PORT: port.default(3310),
  CLAMD_SOCKET: z.string().optional(),
  ...messageSettings,
  GATEWAY_PORT: port.default(3001),
  CASHFREE_BASE_URL: origin.optional(),
  CASHFREE_SCRIPT_URL: z.url().optional(),
  CASHFREE_CLIENT_ID: z.string().optional(),
  CASHFREE_CLIENT_SECRET: z.string().optional(),
  ...supplierSettings,
})

/** Keys for one purpose each, derived from SECRET_KEY where nothing else is set. */
export interface Secrets {
  /** The first signs; what the key before it signed is accepted as well. */
  readonly session: readonly [Buffer, ...Buffer[]]
  readonly otp: Buffer
  readonly fileLinks: Buffer
  /** Under it lie messages that wait to be sent. */
  readonly messages: KeyRing
  /** Under it lie Aadhaar, PAN, bank account numbers and passwords given to the service centre. */
  readonly personalData: KeyRing
}

export interface GatewayConfig {
  readonly baseUrl: string
  readonly scriptUrl: string
  readonly clientId: string
  readonly clientSecret: string
  readonly mode: 'production' | 'sandbox'
  /** It is the one of apps/gateway, at which payments can be made without a browser. */
  readonly isStandIn: boolean
  /** Origins that the checkout frames or calls, for the content security policy. */
  readonly frameOrigins: readonly string[]
}

export type FilesConfig = { readonly kind: 'local' } | ({ readonly kind: 's3' } & S3Settings)

/** Where the virus scanner listens. */
export type ClamdAddress = { readonly host: string; readonly port: number } | { readonly path: string }

export interface Config {
  readonly production: boolean
  readonly host: string
  readonly port: number
  readonly publicUrl: string
  readonly dataDir: string
  readonly databaseUrl: string
  readonly logLevel: string
  readonly homeStateId: number
  /** Who issues money documents. */
  readonly supplier: Supplier
  /** Whether a start loads demonstration data into a database that has none. */
  readonly demoData: boolean
  readonly secrets: Secrets
  readonly gateway: GatewayConfig
  readonly files: FilesConfig
  /** Null: files are not scanned. */
  readonly clamd: ClamdAddress | null
  readonly messages: MessagesConfig
  /** Folder of the built web app. */
  readonly webRoot: string
}

/** Client id and secret of the stand-in gateway; refused in production. */
export const standInGateway = { clientId: 'sandbox-client-id', clientSecret: 'sandbox-client-secret' }

/** Reads every setting once. The only reader of the environment; the message of its error names what to set. */
export function readConfig(env: Record<string, string | undefined>): Config {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''))
  const parsed = Settings.safeParse(given)
  if (!parsed.success) {
    const problems = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`)
    throw new Error(`These settings are wrong:\n  ${problems.join('\n  ')}`)
  }
  const settings = parsed.data
  const production = settings.NODE_ENV === 'production'
  if (production) refuseStandIns(settings)
  const missing = listMissingMessageSettings(settings, production)
  if (missing.length > 0) {
    throw new Error(`The chosen providers of messages need these settings: ${missing.join(', ')}`)
  }
  if (!settings.DATABASE_URL) throw new Error('Set DATABASE_URL to the PostgreSQL database of the portal.')
  const dataDir = resolve(settings.DATA_DIR)
  return {
    production,
    host: settings.HOST,
    port: settings.PORT,
    publicUrl: settings.PUBLIC_URL ?? ownUrl(settings),
    dataDir,
    databaseUrl: settings.DATABASE_URL,
    // A line for every request is kept in production, and hides what matters in a terminal.
    logLevel: settings.LOG_LEVEL ?? (production ? 'info' : 'warn'),
    homeStateId: settings.HOME_STATE_ID,
    supplier: supplierOf(settings),
    demoData: settings.NODE_ENV === 'development' && settings.DEMO_DATA !== '0',
    secrets: deriveSecrets(settings, settings.SECRET_KEY ?? ownSecretKey(dataDir)),
    gateway: gatewayOf(settings),
    files: filesOf(settings),
    clamd: clamdOf(settings),
    messages: messagesOf(settings, production),
    webRoot: resolve(import.meta.dirname, '../../web/dist'),
  }
}

type Settings = z.infer<typeof Settings>

/** Where this machine reaches the portal; an address that stands for all addresses is none to go to. */
function ownUrl({ HOST, PORT }: Settings): string {
  const host = HOST === '0.0.0.0' || HOST === '::' ? '127.0.0.1' : HOST
  return `http://${host.includes(':') ? `[${host}]` : host}:${PORT}`
}

function refuseStandIns(settings: Settings): void {
  const required = [
    'SECRET_KEY',
    'DATABASE_URL',
    'PUBLIC_URL',
    'CASHFREE_BASE_URL',
    'CASHFREE_SCRIPT_URL',
    'CASHFREE_CLIENT_ID',
    'CASHFREE_CLIENT_SECRET',
    'SUPPLIER_LEGAL_NAME',
    'SUPPLIER_ADDRESS',
    'SUPPLIER_GSTIN',
    'SUPPLIER_SIGNATORY',
  ] as const
  const missing: string[] = required.filter((name) => !settings[name])
  if (settings.CASHFREE_CLIENT_SECRET === standInGateway.clientSecret) missing.push('CASHFREE_CLIENT_SECRET')
  missing.push(...listMissingMessageSettings(settings, true))
  if (settings.PUBLIC_URL?.startsWith('http:')) missing.push('PUBLIC_URL=https://…')
  if (settings.DEMO_DATA === '1') missing.push('DEMO_DATA=0')
  if (missing.length > 0) {
    throw new Error(`In production these settings are required, with real values: ${missing.join(', ')}`)
  }
}

/** Outside production a key of its own is made at the first start, so that there is no default to leak. */
function ownSecretKey(dataDir: string): string {
  const file = join(dataDir, 'secret-key')
  mkdirSync(dataDir, { recursive: true })
  try {
    writeFileSync(file, randomBytes(32).toString('base64url'), { flag: 'wx', mode: 0o600 })
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
  }
  return readFileSync(file, 'utf8')
}

function deriveSecrets({ SECRET_KEY_PREVIOUS: former, PERSONAL_DATA_KEYS }: Settings, key: string): Secrets {
  const derive = (purpose: string, from = key) => Buffer.from(hkdfSync('sha256', from, 'sanad', purpose, 32))
  // Named after itself, so that what waits under the former key can still be opened.
  const messageKey = (from: string) => {
    const derived = derive('messages', from)
    return { id: createHash('sha256').update(derived).digest('hex').slice(0, 8), key: derived }
  }
  return {
    session: former ? [derive('session'), derive('session', former)] : [derive('session')],
    otp: derive('otp'),
    fileLinks: derive('file-links'),
    messages: former ? [messageKey(key), messageKey(former)] : [messageKey(key)],
    personalData: keyRingOf(PERSONAL_DATA_KEYS ?? [], { id: 'v1', key: derive('personal-data') }),
  }
}

function filesOf(settings: Settings): FilesConfig {
  if (settings.FILES === 'local') return { kind: 'local' }
  const { S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY, S3_ENDPOINT, S3_REGION } = settings
  if (!S3_BUCKET || !S3_ACCESS_KEY_ID || !S3_SECRET_ACCESS_KEY) {
    throw new Error('With FILES=s3, set S3_BUCKET, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY.')
  }
  return {
    kind: 's3',
    endpoint: S3_ENDPOINT,
    bucket: S3_BUCKET,
    region: S3_REGION,
    accessKeyId: S3_ACCESS_KEY_ID,
    secretAccessKey: S3_SECRET_ACCESS_KEY,
    // Stores with an address of their own seldom give each bucket a host name.
    forcePathStyle: settings.S3_FORCE_PATH_STYLE
      ? settings.S3_FORCE_PATH_STYLE === '1'
      : Boolean(S3_ENDPOINT),
  }
}

function clamdOf({ CLAMD_HOST, CLAMD_PORT, CLAMD_SOCKET }: Settings): ClamdAddress | null {
  if (CLAMD_SOCKET) return { path: CLAMD_SOCKET }
  return CLAMD_HOST ? { host: CLAMD_HOST, port: CLAMD_PORT } : null
}

function gatewayOf(settings: Settings): GatewayConfig {
  const baseUrl = settings.CASHFREE_BASE_URL ?? `http://127.0.0.1:${settings.GATEWAY_PORT}/pg`
  const scriptUrl = settings.CASHFREE_SCRIPT_URL ?? standInScript(settings)
  const real = new URL(baseUrl).hostname.endsWith('.cashfree.com')
  return {
    baseUrl,
    scriptUrl,
    clientId: settings.CASHFREE_CLIENT_ID ?? standInGateway.clientId,
    clientSecret: settings.CASHFREE_CLIENT_SECRET ?? standInGateway.clientSecret,
    mode: new URL(baseUrl).hostname.startsWith('sandbox.') ? 'sandbox' : 'production',
    isStandIn: settings.CASHFREE_BASE_URL === undefined,
    frameOrigins: real
      ? [
          'https://sdk.cashfree.com',
          'https://api.cashfree.com',
          'https://sandbox.cashfree.com',
          'https://payments.cashfree.com',
          'https://payments-test.cashfree.com',
        ]
      : [...new Set([new URL(baseUrl).origin, new URL(scriptUrl).origin])],
  }
}

/** The stand-in as the browser reaches it: on the host by which it knows the portal, such as a phone in the same Wi-Fi. */
function standInScript(settings: Settings): string {
  const url = new URL('/js/v3/cashfree.js', settings.PUBLIC_URL ?? ownUrl(settings))
  url.protocol = 'http:'
  url.port = String(settings.GATEWAY_PORT)
  return url.href
}
