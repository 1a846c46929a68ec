import { orThrow } from '../../../platform/app-error.ts'
import type { Db } from '../../../platform/db.ts'

/** Pessimistic lock of the customer's own business, under which what is recorded of it is counted. */
export async function lockBusiness(
  db: Db,
  { businessId, customerId }: { businessId: string; customerId: string },
): Promise<void> {
  const found = await db
    .selectFrom('businesses')
    .select('id')
    .where('id', '=', businessId)
    .where('customer_id', '=', customerId)
    .forNoKeyUpdate()
    .executeTakeFirst()
  orThrow(found, 'not_found')
}
