import type { Selection as StoredSelection } from '@sanad/contracts'
import {
  type ApplicationFacts,
  floorAtZero,
  moneyToText,
  type NetPrice,
  NO_SELECTION,
  type OpenOrder,
  parseMoney,
  type Selection,
  type ServiceDefinition,
  subtractMoney,
} from '@sanad/domain'
import { sql } from 'kysely'
import { orThrow } from '../../platform/app-error.ts'
import type { Db } from '../../platform/db.ts'
import { type LiveOrder, type OpenOrdersRow, openOrderOf, openOrders } from './live-order.ts'
import { factsOf, type RecordedFactsRow, recordedFacts } from './recorded-facts.ts'
import { withRequestedItems } from './staff-facts.ts'
import type { StoredFields } from './stored-fields.ts'

/** An application with everything that prices, guards and statuses are computed from. */
export interface ApplicationRecord {
  readonly id: string
  readonly customerId: string
  readonly businessId: string | null
  readonly trackId: string
  readonly createdAt: Date
  readonly serviceSlug: string
  /** The version of the service that the application began with, and what staff asked for beyond it. */
  readonly definition: ServiceDefinition
  readonly stateId: number | null
  readonly quantity: number
  readonly selection: Selection
  /** Net rupees granted in all, and what settled orders have left of it. */
  readonly discountPrice: NetPrice
  readonly unusedDiscount: NetPrice
  readonly fields: StoredFields
  readonly facts: ApplicationFacts
  readonly liveOrder: LiveOrder | null
  readonly openOrder: OpenOrder
}

interface Owned {
  readonly applicationId: string
  readonly customerId: string
}

/**
 * The customer's own application; somebody else's and a deleted one are not found. With `lock` every other change
 * and payment of this application waits until the caller's transaction ends.
 */
export async function findApplicationRecord(
  db: Db,
  owned: Owned,
  options: { lock?: boolean } = {},
): Promise<ApplicationRecord | undefined> {
  // A statement of its own: what it waited for is visible only to statements that begin after the wait.
  if (options.lock) await lockApplication(db, owned)
  const { rows } = await sql<ApplicationRow>`
    select a.id, a.customer_id, a.business_id, a.track_id, a.created_at, a.service_slug, v.definition, a.state_id, a.quantity,
      a.selection, a.discount_price, a.fields, ${discountUsed}, ${recordedFacts}, ${openOrders}
    from applications a
    join service_versions v on v.slug = a.service_slug and v.version = a.service_version
    where a.id = ${owned.applicationId} and a.customer_id = ${owned.customerId} and a.deleted_at is null
  `.execute(db)
  return rows[0] && toRecord(rows[0])
}

export async function getApplicationRecord(
  db: Db,
  owned: Owned,
  options: { lock?: boolean } = {},
): Promise<ApplicationRecord> {
  return orThrow(await findApplicationRecord(db, owned, options), 'not_found')
}

async function lockApplication(db: Db, { applicationId, customerId }: Owned): Promise<void> {
  await db
    .selectFrom('applications')
    .select('id')
    .where('id', '=', applicationId)
    .where('customer_id', '=', customerId)
    .forNoKeyUpdate()
    .execute()
}

/** Net rupees of discount that the settled orders of `applications a` have used, by their price snapshots. */
export const discountUsed = sql`
  (select coalesce(sum((o.quote -> 'exact' ->> 'discountUsed')::numeric), 0)
     from payment_orders o
    where o.application_id = a.id
      and exists (
        select from settled_items s where s.application_id = a.id and s.order_id = o.order_id)) as discount_used`

interface ApplicationRow extends RecordedFactsRow, OpenOrdersRow {
  id: string
  customer_id: string
  business_id: string | null
  track_id: string
  created_at: Date
  service_slug: string
  definition: ServiceDefinition
  state_id: number | null
  quantity: number
  selection: StoredSelection | null
  discount_price: string
  discount_used: string
  fields: StoredFields
}

function toRecord(row: ApplicationRow): ApplicationRecord {
  return {
    id: row.id,
    customerId: row.customer_id,
    businessId: row.business_id,
    trackId: row.track_id,
    createdAt: row.created_at,
    serviceSlug: row.service_slug,
    definition: withRequestedItems(row.definition, row),
    stateId: row.state_id,
    quantity: row.quantity,
    selection: selectionOf(row.selection),
    ...discountOf(row),
    fields: row.fields,
    facts: factsOf(row),
    liveOrder: row.live_order,
    openOrder: openOrderOf(row),
  }
}

export function selectionOf(stored: StoredSelection | null): Selection {
  return stored
    ? { primary: stored.primary, sub: stored.sub ?? null, nested: stored.nested ?? null }
    : NO_SELECTION
}

export function discountOf(row: { discount_price: string; discount_used: string }) {
  const granted = parseMoney(row.discount_price)
  const unused = floorAtZero(subtractMoney(granted, parseMoney(row.discount_used)))
  return { discountPrice: moneyToText(granted), unusedDiscount: moneyToText(unused) }
}
