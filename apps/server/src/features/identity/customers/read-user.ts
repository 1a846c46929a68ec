import type { getProfile, SuccessOf } from '@sanad/contracts'
import { orThrow } from '../../../platform/app-error.ts'
import type { Db } from '../../../platform/db.ts'
import { findCustomer } from './customer-queries.ts'
import { toUser } from './user-view.ts'

interface Reader {
  readonly customerId: string
  readonly actingStaffId: string | null
  readonly sessionId: string
}

/** The customer and, in a delegated session, the name of the acting staff member, and when it ends. */
export async function readUser(
  db: Db,
  { customerId, actingStaffId, sessionId }: Reader,
): Promise<Omit<SuccessOf<typeof getProfile>, 'success'>> {
  const customer = orThrow(await findCustomer(db, customerId), 'not_found')
  return {
    user: toUser(customer),
    acting_staff: actingStaffId ? await getActing(db, sessionId) : null,
  }
}

async function getActing(db: Db, sessionId: string): Promise<{ name: string; ends_at: string }> {
  const acting = await db
    .selectFrom('sessions as session')
    .innerJoin('staff_members as member', 'member.id', 'session.acting_staff_id')
    .select(['member.name', 'session.expires_at'])
    .where('session.id', '=', sessionId)
    .executeTakeFirst()
  const { name, expires_at } = orThrow(acting, 'not_found')
  return { name, ends_at: expires_at.toISOString() }
}
