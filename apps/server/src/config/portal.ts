import * as z from 'zod'
import { settingDocs } from './setting-docs.ts'
import { BareOrigin, Flag, Port } from './setting-types.ts'
import { TrustProxy } from './trust-proxy.ts'

export const portalSettings = {
  PORT: Port.default(3000).register(settingDocs, {
    meaning: 'port on which the portal listens',
    essential: true,
  }),
  HOST: z.string().default('127.0.0.1').register(settingDocs, {
    meaning: 'address on which it listens; `0.0.0.0` for all network interfaces',
    essential: true,
  }),
  PUBLIC_URL: BareOrigin.optional().register(settingDocs, {
    meaning:
      'URL by which browsers and the payment gateway reach the portal; with `HOST=0.0.0.0` the one that phones use, in production https',
    fallback: '`http://{HOST}:{PORT}`',
    example: 'https://sanad.example',
    essential: true,
    requiredInProduction: true,
  }),
  ASSETS_URL: BareOrigin.optional().register(settingDocs, {
    meaning:
      'origin of a CDN that takes what it lacks from `PUBLIC_URL`: browsers load scripts, styles and fonts from it, in production by https',
    fallback: 'the portal itself',
    example: 'https://assets.sanad.example',
    see: 'docs/deploy/README.md',
  }),
  TRUST_PROXY: TrustProxy.prefault('loopback').register(settingDocs, {
    meaning:
      "whose `X-Forwarded-For` names the caller, by whom limits count: addresses, networks, `loopback`, `linklocal` or `uniquelocal`, comma-separated; or a number of proxies, where nobody reaches the portal but through them; `0`: nobody's",
    example: '10.0.0.0/8,2001:db8:7::/48',
  }),
  HSTS_SUBDOMAINS: Flag.optional().register(settingDocs, {
    meaning: '`1`: browsers take every host under that of `PUBLIC_URL` by https alone, for a year',
    fallback: '`0`: the host itself',
  }),
  API_DOCS: Flag.optional().register(settingDocs, {
    meaning: '`1`: everybody may read `/api/docs` and `/api/openapi.json`',
    fallback: '`1`, in production `0`',
  }),
  DATA_DIR: z.string().default('./data').register(settingDocs, {
    meaning: 'folder of uploaded files, generated keys and the embedded database',
    essential: true,
  }),
  DRAIN_SECONDS: z.coerce.number().int().min(0).max(15).optional().register(settingDocs, {
    meaning:
      'how long a stopping portal still serves while `/health/ready` answers 503; longer than the balancer takes to notice',
    fallback: '`0`, in production `5`',
    see: 'docs/how-to/upgrade.md',
  }),
  MIGRATE_AT_START: Flag.optional().register(settingDocs, {
    meaning:
      '`1`: a start migrates the database; `0`: it refuses one that lacks a migration, until `npm run migrate` was run',
    fallback: '`1`, in production `0`',
    see: 'docs/how-to/upgrade.md',
  }),
  NODE_ENV: z.enum(['development', 'test', 'production']).default('development').register(settingDocs, {
    meaning:
      '`production` refuses stand-ins, generated secrets, demonstration data, the outbox, and every value or misspelt name that is known to be dangerous, and says which',
    fallback: '`development`, in what is deployed `production`',
    essential: true,
  }),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).optional().register(settingDocs, {
    meaning: '`fatal`, `error`, `warn`, `info` (one line for each request), `debug` or `silent`',
    fallback: '`warn`, in production `info`',
  }),
  WORKER_THREADS: z.coerce.number().int().min(1).max(64).default(2).register(settingDocs, {
    meaning:
      'worker threads for each of: checking uploaded files, writing documents, hashing passwords; they start on demand and end when idle',
  }),
  DEMO_DATA: Flag.optional().register(settingDocs, {
    meaning: '`0` leaves out the demonstration data; production never has it',
    fallback: '`1` in development',
  }),
}

interface Address {
  readonly HOST: string
  readonly PORT: number
  readonly PUBLIC_URL?: string | undefined
}

/** Without PUBLIC_URL, where this machine reaches the portal: a wildcard address is none to connect to. */
export function publicUrlOf({ HOST, PORT, PUBLIC_URL }: Address): string {
  const host = HOST === '0.0.0.0' || HOST === '::' ? '127.0.0.1' : HOST
  return PUBLIC_URL ?? `http://${host.includes(':') ? `[${host}]` : host}:${PORT}`
}
