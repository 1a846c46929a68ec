import type { Business, ListedBusiness } from '@sanad/contracts'
import { type RawBuilder, sql } from 'kysely'
import { orThrow } from '../../platform/app-error.ts'
import type { Db } from '../../platform/db.ts'
import { nameKey, nameMarkOf, namesakesOf } from '../case/namesakes.ts'

const columns = ['id', 'name_of_firm', 'customer_id as user_id'] as const

interface Page {
  readonly customerId: string
  /** The last business of the page before. */
  readonly after: string | undefined
  readonly limit: number
  /** Only this one. */
  readonly id?: string | undefined
  /** Only those of this name. */
  readonly name?: string | undefined
}

/** A page of the customer's businesses, newest first. */
export async function listBusinesses(db: Db, page: Page): Promise<ListedBusiness[]> {
  const { customerId, after, limit, id, name } = page
  const rows = await db
    .selectFrom('businesses as b')
    .select(({ selectFrom, fn }) => [
      'b.id',
      'b.name_of_firm',
      'b.customer_id as user_id',
      'b.created_at',
      namesakesOf(customerId).as('namesakes'),
      selectFrom('applications as a')
        .select(fn.countAll<number>().as('count'))
        .whereRef('a.business_id', '=', 'b.id')
        .where('a.deleted_at', 'is', null)
        .as('applications'),
      selectFrom('applications as a')
        .select('a.state_id')
        .whereRef('a.business_id', '=', 'b.id')
        .where('a.deleted_at', 'is', null)
        .where('a.state_id', 'is not', null)
        .orderBy('a.created_at', 'desc')
        .limit(1)
        .as('state_id'),
    ])
    .where('b.customer_id', '=', customerId)
    .where(isAfter(after))
    .$if(id !== undefined, (query) => query.where('b.id', '=', id ?? null))
    .$if(name !== undefined, (query) =>
      query.where(sql<boolean>`${nameKey(sql.ref('b.name_of_firm'))} = ${nameKey(sql`${name}::text`)}`),
    )
    .orderBy('b.created_at', 'desc')
    .orderBy('b.id', 'desc')
    .limit(limit)
    .execute()
  return rows.map(({ applications, created_at, namesakes, state_id, ...business }) => ({
    ...business,
    ...nameMarkOf(business.id, { namesakes }),
    ...(state_id !== null && { state_id }),
    applications: Number(applications),
    created_at: created_at.toISOString(),
  }))
}

/** Keyset condition for `businesses b`, newest first. After a business that is not there, nothing follows. */
export function isAfter(businessId: string | undefined): RawBuilder<boolean> {
  if (businessId === undefined) return sql`true`
  return sql`(b.created_at, b.id) < (
    select last.created_at, last.id from businesses last where last.id = ${businessId} and last.customer_id = b.customer_id)`
}

/** The customer's own business; somebody else's is not found. */
export async function getBusiness(
  db: Db,
  { businessId, customerId }: { businessId: string; customerId: string },
): Promise<Business> {
  const business = await db
    .selectFrom('businesses')
    .select(columns)
    .where('id', '=', businessId)
    .where('customer_id', '=', customerId)
    .executeTakeFirst()
  return orThrow(business, 'not_found')
}

export interface NewBusiness {
  readonly customerId: string
  readonly nameOfFirm: string
  /** Idempotency key of the attempt: a retry finds what the first created. */
  readonly requestId?: string | undefined
}

export function insertBusiness(
  db: Db,
  { customerId, nameOfFirm, requestId }: NewBusiness,
): Promise<Business & { isNew: boolean }> {
  return (
    db
      .insertInto('businesses')
      .values({ customer_id: customerId, name_of_firm: nameOfFirm, request_id: requestId ?? null })
      // No-op update: `do nothing` would return no row on a conflict.
      .onConflict((conflict) =>
        conflict
          .columns(['customer_id', 'request_id'])
          .where('request_id', 'is not', null)
          .doUpdateSet({ request_id: requestId ?? null }),
      )
      .returning([...columns, sql<boolean>`xmax = 0`.as('isNew')])
      .executeTakeFirstOrThrow()
  )
}

export async function setBusinessName(db: Db, businessId: string, nameOfFirm: string): Promise<void> {
  await db
    .updateTable('businesses')
    .set({ name_of_firm: nameOfFirm, updated_at: sql`now()` })
    .where('id', '=', businessId)
    .execute()
}
