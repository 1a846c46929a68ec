import { createHmac, randomBytes } from 'node:crypto'
import { homeNetworkOf } from '@sanad/domain'
import { sql } from 'kysely'
import type { Db } from '../../../platform/db.ts'
import { limitedAddress } from '../../../platform/http/address-limit.ts'
import type { PortalConfig } from '../../../platform/portal-config.ts'
import { type SecurityEvent, securityEvent } from '../../../platform/security/security-event.ts'
import type { Write } from '../../../platform/write-together.ts'

type Owner = { readonly customerId: string } | { readonly staffId: string }
type Config = Pick<PortalConfig, 'production' | 'secrets'>

/** Where a call comes from. */
export interface Origin {
  readonly address: string
  /** The browser's own name: see place-cookie.ts. */
  readonly browser: string | undefined
}

const validFor = { browser: '180 days', network: '30 days' } as const

/** The browser, or else the network, from which this person proved who they are; it opens nothing, limits count by it. */
export async function findKnownPlace(
  { db, config }: { db: Db; config: Config },
  owner: Owner,
  origin: Origin,
): Promise<{ id: string; kind: 'browser' | 'network' } | undefined> {
  const hashes = placesOf(config, owner, origin).map(({ hash }) => hash)
  if (hashes.length === 0) return undefined
  return db
    .selectFrom('known_places')
    .select(['id', 'kind'])
    .where('hash', 'in', hashes)
    .where('expires_at', '>', sql<Date>`now()`)
    .orderBy('kind')
    .limit(1)
    .executeTakeFirst()
}

/**
 * After a proof, to be written: the place is known from now on, and a browser that was not is worth a line in the log of
 * security events. With the name of the browser, for its cookie.
 */
export async function rememberPlaces(
  { db, config }: { db: Db; config: Config },
  owner: Owner,
  origin: Origin,
  details: SecurityEvent['details'] = {},
): Promise<{ browser: string; writes: Write[] }> {
  // One without a name was never known.
  const known = origin.browser ? await findKnownPlace({ db, config }, owner, origin) : undefined
  const browser = origin.browser ?? randomBytes(32).toString('base64url')
  const places = placesOf(config, owner, { ...origin, browser }).map(({ kind, hash }) => ({
    customer_id: 'customerId' in owner ? owner.customerId : null,
    staff_id: 'staffId' in owner ? owner.staffId : null,
    kind,
    hash,
    expires_at: sql<Date>`now() + ${validFor[kind]}::interval`,
  }))
  const written = db
    .insertInto('known_places')
    .values(places)
    .onConflict((conflict) =>
      conflict.column('hash').doUpdateSet({ expires_at: ({ ref }) => ref('excluded.expires_at') }),
    )
  const event = { event: 'device_new', ...owner, address: origin.address, details } as const
  return { browser, writes: known?.kind === 'browser' ? [written] : [written, securityEvent(db, event)] }
}

/** Keyed hashes that hold for this person alone: the table tells nobody's networks, and links no two people. */
function placesOf({ production, secrets }: Config, owner: Owner, { address, browser }: Origin) {
  const id = 'customerId' in owner ? owner.customerId : owner.staffId
  const hash = (kind: string, value: string) =>
    createHmac('sha256', secrets.places).update(`${id}|${kind}|${value}`).digest()
  const network = limitedAddress(address, { production }) && homeNetworkOf(address)
  return [
    ...(browser ? [{ kind: 'browser' as const, hash: hash('browser', browser) }] : []),
    ...(network ? [{ kind: 'network' as const, hash: hash('network', network) }] : []),
  ]
}
