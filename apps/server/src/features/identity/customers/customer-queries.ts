import type { Selectable } from 'kysely'
import type { Tables } from '../../../platform/database-tables.ts'
import type { Db } from '../../../platform/db.ts'

export type Customer = Selectable<Tables['customers']>

/** Customers who proved their number or their e-mail address; others do not exist for anybody but themselves. */
function selectKnown(db: Db) {
  return db
    .selectFrom('customers')
    .selectAll()
    .where((where) =>
      where.or([where('verified_at', 'is not', null), where('email_verified_at', 'is not', null)]),
    )
}

/** Whoever logs in with this number: the customer who proved it, before one who proved only an e-mail address. */
export function findKnownByMobile(db: Db, mobile: string): Promise<Customer | undefined> {
  return selectKnown(db)
    .where('mobile', '=', mobile)
    .orderBy('verified_at', (order) => order.asc().nullsLast())
    .orderBy('created_at', 'desc')
    .executeTakeFirst()
}

export function findKnownByEmail(db: Db, email: string): Promise<Customer | undefined> {
  return selectKnown(db).where('email', '=', email).executeTakeFirst()
}

export function findCustomer(db: Db, id: string): Promise<Customer | undefined> {
  return db.selectFrom('customers').selectAll().where('id', '=', id).executeTakeFirst()
}
