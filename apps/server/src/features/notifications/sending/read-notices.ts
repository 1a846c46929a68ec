import type { NotificationTarget } from '@sanad/contracts'
import { sql } from 'kysely'
import type { Db } from '../../../platform/db.ts'

interface About {
  readonly customerId: string
  readonly target: NotificationTarget['type']
  readonly targetId: string
}

/** Marks as read what a customer was told about something that they have since seen, answered or ended; not what is held still. */
export async function readNotices(db: Db, { customerId, target, targetId }: About): Promise<void> {
  await db
    .updateTable('notifications')
    .set({ read_at: sql<Date>`now()` })
    .where('customer_id', '=', customerId)
    .where('target_type', '=', target)
    .where('target_id', '=', targetId)
    .where('read_at', 'is', null)
    .where(sql<boolean>`visible_at <= now()`)
    .execute()
}
