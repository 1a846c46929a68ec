import type { getProfile, SuccessOf } from '@sanad/contracts'
import { orThrow } from '../../../platform/app-error.ts'
import type { Db } from '../../../platform/db.ts'
import { findCustomer } from './customer-queries.ts'
import { toUser } from './user-view.ts'

interface Reader {
  readonly customerId: string
  readonly actingStaffId: string | null
}

/** The customer and, in a delegated session, the name of the acting staff member. */
export async function readUser(
  db: Db,
  { customerId, actingStaffId }: Reader,
): Promise<Omit<SuccessOf<typeof getProfile>, 'success'>> {
  const customer = orThrow(await findCustomer(db, customerId), 'not_found')
  return {
    user: toUser(customer),
    acting_staff: actingStaffId ? await getStaffName(db, actingStaffId) : null,
  }
}

async function getStaffName(db: Db, staffId: string): Promise<{ name: string }> {
  const member = await db
    .selectFrom('staff_members')
    .select('name')
    .where('id', '=', staffId)
    .executeTakeFirst()
  return orThrow(member, 'not_found')
}
