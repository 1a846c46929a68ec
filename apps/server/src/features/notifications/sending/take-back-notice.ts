import type { NotificationKind } from '@sanad/contracts'
import { sql } from 'kysely'
import { AppError } from '../../../platform/app-error.ts'
import type { Db } from '../../../platform/db.ts'

interface Held {
  readonly customerId: string
  readonly kind: NotificationKind
  readonly fact: string
  /** When the fact was recorded: what was told before is of an earlier one. */
  readonly since: Date
}

/** Drops a notification that is still held, with its messages, whose job finds nothing. */
export async function takeBackNotice(db: Db, { customerId, kind, fact, since }: Held): Promise<void> {
  // `for update`: the job of the messages locks the row too, so that either it sees none or we see that it was first.
  const held = await db
    .selectFrom('notifications')
    .select(['id', 'messages_queued_at'])
    .where('customer_id', '=', customerId)
    .where('fact_key', '=', `${kind}:${fact}`)
    .where('visible_at', '>', since)
    .forUpdate()
    .executeTakeFirst()
  if (!held) return
  if (held.messages_queued_at !== null) throw new AppError('too_late')
  await db.deleteFrom('notifications').where('id', '=', held.id).execute()
}

/** Drops a notification where it is still held; answers whether it was. */
export async function dropUntoldNotice(
  db: Db,
  { customerId, kind, fact }: Omit<Held, 'since'>,
): Promise<boolean> {
  const dropped = await db
    .deleteFrom('notifications')
    .where('customer_id', '=', customerId)
    .where('fact_key', '=', `${kind}:${fact}`)
    .where('messages_queued_at', 'is', null)
    .where(sql<boolean>`visible_at > clock_timestamp()`)
    .executeTakeFirst()
  return dropped.numDeletedRows > 0n
}
