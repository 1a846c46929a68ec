import type { Buyer } from '@sanad/domain'
import { sql } from 'kysely'
import { orThrow } from '../../platform/app-error.ts'
import type { Db } from '../../platform/db.ts'
import { type BuyerRow, buyerOf, ownAddress } from '../case/buyer-of.ts'

interface Known extends BuyerRow {
  /** From the customer's profile; nobody knows that of a firm from there. */
  readonly address: string | null
}

export async function getBuyer(db: Db, applicationId: string): Promise<Known> {
  const { rows } = await sql<Known>`
    select ${buyerOf} as buyer, ${ownAddress} as address
    from applications a
    join customers c on c.id = a.customer_id
    left join businesses b on b.id = a.business_id
    where a.id = ${applicationId}
  `.execute(db)
  return orThrow(rows[0], 'not_found')
}

/** What was last said for a business; null where nothing was. */
export async function findBusinessBuyer(db: Db, businessId: string): Promise<Buyer | null> {
  const row = await db
    .selectFrom('businesses')
    .select('buyer')
    .where('id', '=', businessId)
    .executeTakeFirst()
  return row?.buyer ?? null
}

/** The firm of the application, otherwise the customer: whom documents name where nothing else was said. */
export async function getNameOnRecord(db: Db, applicationId: string): Promise<string> {
  const { name } = await db
    .selectFrom('applications as a')
    .innerJoin('customers as c', 'c.id', 'a.customer_id')
    .leftJoin('businesses as b', 'b.id', 'a.business_id')
    .select(({ fn }) => fn.coalesce('b.name_of_firm', 'c.name_of_person').as('name'))
    .where('a.id', '=', applicationId)
    .executeTakeFirstOrThrow()
  return name
}

export async function setBuyer(
  db: Db,
  { applicationId, businessId }: { applicationId: string; businessId: string | null },
  { buyer, stateId }: { buyer: Buyer; stateId: number | null },
): Promise<void> {
  await db
    .updateTable('applications')
    .set({ buyer: JSON.stringify(buyer), state_id: stateId })
    .where('id', '=', applicationId)
    .execute()
  if (businessId === null) return
  await db
    .updateTable('businesses')
    .set({ buyer: JSON.stringify(buyer), updated_at: sql`now()` })
    .where('id', '=', businessId)
    .execute()
}
