import type { Business } from '@sanad/contracts'
import { sql } from 'kysely'
import { orThrow } from '../../platform/app-error.ts'
import type { Db } from '../../platform/db.ts'

const columns = ['id', 'name_of_firm', 'customer_id as user_id'] as const

export function listBusinesses(db: Db, customerId: string): Promise<Business[]> {
  return db
    .selectFrom('businesses')
    .select(columns)
    .where('customer_id', '=', customerId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
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
