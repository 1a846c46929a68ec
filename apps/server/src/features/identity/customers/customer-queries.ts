import { type Selectable, sql } from 'kysely'
import type { Tables } from '../../../platform/database-tables.ts'
import type { Db } from '../../../platform/db.ts'
import { prepare } from '../../../platform/prepare.ts'

export type Customer = Selectable<Tables['customers']>

/** Verified customers only: an unverified registration is invisible to everybody else. */
function selectKnown(db: Db) {
  return db
    .selectFrom('customers')
    .selectAll()
    .where((where) =>
      where.or([where('verified_at', 'is not', null), where('email_verified_at', 'is not', null)]),
    )
}

/** The account that logs in with this number: the one that verified it, before one that verified only an e-mail. */
export function findKnownByMobile(db: Db, mobile: string): Promise<Customer | undefined> {
  return selectKnown(db)
    .where('mobile', '=', mobile)
    .orderBy('verified_at', (order) => order.asc().nullsLast())
    .orderBy('created_at', 'desc')
    .executeTakeFirst()
}

/** What of these an account has proved to be its own; null: nothing. */
export function provedContactOf({ mobile, email }: { mobile: string; email: string }) {
  return sql<'mobile' | 'email' | null>`case
    when exists (select from customers where mobile = ${mobile} and verified_at is not null) then 'mobile'
    when exists (select from customers where email = ${email} and email_verified_at is not null) then 'email'
  end`
}

/** Whether somebody proved that the address is theirs; one that was only typed stops nobody. */
export async function isProvedEmail(
  db: Db,
  { email, exceptId }: { email: string; exceptId?: string },
): Promise<boolean> {
  const { rows } = await sql`
    select from customers
    where email = ${email} and email_verified_at is not null and id is distinct from ${exceptId ?? null}::uuid
    limit 1`.execute(db)
  return rows.length > 0
}

const customerById = prepare<{ id: string }, Customer>(
  ({ id }) => sql<Customer>`select * from customers where id = ${id}`,
)

export async function findCustomer(db: Db, id: string): Promise<Customer | undefined> {
  const [customer] = await customerById(db, { id })
  return customer
}
