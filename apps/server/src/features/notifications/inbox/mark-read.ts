import { type Kysely, sql } from 'kysely'
import { orThrow } from '../../../platform/app-error.ts'
import type { Tables } from '../../../platform/database-tables.ts'
import type { Db } from '../../../platform/db.ts'
import { isVisible } from '../sending/is-visible.ts'

interface Owned {
  readonly notificationId: string
  readonly customerId: string
}

/** Marks the customer's own notification as read; somebody else's is not found. */
export async function markRead(db: Kysely<Tables>, owned: Owned): Promise<void> {
  await getNotification(db, owned)
  await db
    .updateTable('notifications')
    .set({ read_at: sql<Date>`now()` })
    .where('id', '=', owned.notificationId)
    .where('read_at', 'is', null)
    .execute()
}

/** One call marks so many; they are kept for half a year. */
const AT_ONCE = 10_000

/** Marks a notification and all older ones as read. */
export async function markReadUpTo(db: Kysely<Tables>, owned: Owned): Promise<void> {
  await getNotification(db, owned)
  await db
    .updateTable('notifications')
    .set({ read_at: sql<Date>`now()` })
    .where('id', 'in', (from) =>
      from
        .selectFrom('notifications as older')
        .select('older.id')
        .where('older.customer_id', '=', owned.customerId)
        .where('older.read_at', 'is', null)
        .where(isVisible('older'))
        .where(
          sql<boolean>`(older.created_at, older.id) <= (
            select n.created_at, n.id from notifications n where n.id = ${owned.notificationId})`,
        )
        .limit(AT_ONCE),
    )
    .execute()
}

async function getNotification(db: Db, { notificationId, customerId }: Owned): Promise<void> {
  const found = await db
    .selectFrom('notifications')
    .select('id')
    .where('id', '=', notificationId)
    .where('customer_id', '=', customerId)
    .where(isVisible('notifications'))
    .executeTakeFirst()
  orThrow(found, 'not_found')
}
