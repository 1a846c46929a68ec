import { maxUnreadCount } from '@sanad/contracts'
import type { Db } from '../../../platform/db.ts'
import { isVisible } from '../sending/is-visible.ts'

/** Unread notifications of the customer, capped at 100. */
export async function countUnread(db: Db, customerId: string): Promise<number> {
  const { unread } = await db
    .selectFrom((from) =>
      from
        .selectFrom('notifications')
        .select('id')
        .where('customer_id', '=', customerId)
        .where('read_at', 'is', null)
        .where(isVisible('notifications'))
        .limit(maxUnreadCount)
        .as('unread'),
    )
    .select(({ fn }) => fn.countAll<string>().as('unread'))
    .executeTakeFirstOrThrow()
  return Number(unread)
}
