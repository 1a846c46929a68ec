import type { Buyer, PricedBasis, ServiceDefinition } from '@sanad/domain'
import { type RawBuilder, sql } from 'kysely'
import { orThrow } from '../../platform/app-error.ts'
import type { Db } from '../../platform/db.ts'
import { readDefinition, type VersionRef, versionRef } from './definitions.ts'
import type { LiveOrder } from './live-order.ts'
import { type PriceTermsRow, priceTerms } from './price-terms.ts'
import { withRequestedItems } from './staff-facts.ts'
import { pricedBasisOf, type StandingRow, standingBasis } from './standing-basis.ts'
import type { StoredFields } from './stored-fields.ts'

/** The aggregate that use cases load: everything from which prices, guards and statuses are computed. */
export interface ApplicationRecord extends PricedBasis {
  readonly id: string
  readonly customerId: string
  readonly businessId: string | null
  readonly trackId: string
  readonly createdAt: Date
  readonly serviceSlug: string
  /** The version of the service that the application began with, and what staff asked for beyond it. */
  readonly definition: ServiceDefinition
  readonly fields: StoredFields
  /** Whom its documents are made out to, as said for it itself. */
  readonly buyer: Buyer | null
  readonly liveOrder: LiveOrder | null
}

interface Owned {
  readonly applicationId: string
  readonly customerId: string
}

/**
 * The customer's own application; somebody else's and a deleted one are not found. `lock` takes a pessimistic row lock:
 * every other change and payment of this application is serialised behind the caller's transaction.
 */
export async function findApplicationRecord(
  db: Db,
  owned: Owned,
  options: { lock?: boolean } = {},
): Promise<ApplicationRecord | undefined> {
  // Read committed: only a statement that begins after the wait for the lock sees what the other transaction committed.
  if (options.lock) await lockApplication(db, owned)
  const { rows } = await sql<ApplicationRow>`
    select a.id, a.customer_id, a.business_id, a.track_id, a.created_at, a.service_slug, ${versionRef} as version, a.fields, a.buyer,
      ${priceTerms}, ${standingBasis}
    from applications a
    join service_versions v on v.slug = a.service_slug and v.version = a.service_version
    where a.id = ${owned.applicationId} and a.customer_id = ${owned.customerId} and a.deleted_at is null
  `.execute(db)
  const [row] = rows
  return row && toRecord(row, await readDefinition(db, row.version))
}

export async function getApplicationRecord(
  db: Db,
  owned: Owned,
  options: { lock?: boolean } = {},
): Promise<ApplicationRecord> {
  return orThrow(await findApplicationRecord(db, owned, options), 'not_found')
}

/** Takes the row lock alone, for who may not need to read it: whoever reads it afterwards reads it under the lock. */
export async function lockApplication(db: Db, owned: Owned): Promise<void> {
  await lockedApplication(owned).execute(db)
}

/** The same, to be asked before another lock in the same statement. */
export function lockedApplication({ applicationId, customerId }: Owned): RawBuilder<unknown> {
  return sql`select from applications where id = ${applicationId} and customer_id = ${customerId} for no key update`
}

interface ApplicationRow extends StandingRow, PriceTermsRow {
  id: string
  customer_id: string
  business_id: string | null
  track_id: string
  created_at: Date
  service_slug: string
  version: VersionRef
  fields: StoredFields
  buyer: Buyer | null
}

function toRecord(row: ApplicationRow, version: ServiceDefinition): ApplicationRecord {
  const definition = withRequestedItems(version, row)
  return {
    ...pricedBasisOf(row, definition),
    id: row.id,
    customerId: row.customer_id,
    businessId: row.business_id,
    trackId: row.track_id,
    createdAt: row.created_at,
    serviceSlug: row.service_slug,
    definition,
    fields: row.fields,
    buyer: row.buyer,
    liveOrder: row.live_order,
  }
}
