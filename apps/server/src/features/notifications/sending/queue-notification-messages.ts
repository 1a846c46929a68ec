import { sql } from 'kysely'
import * as z from 'zod'
import type { Db } from '../../../platform/db.ts'
import { defineJob } from '../../../platform/jobs/job.ts'
import { queueDraft } from '../../../platform/messages/queue-message.ts'
import type { Services } from '../../../platform/services.ts'
import { draftMessages, type ToldNotice, toldColumns } from './told-notice.ts'

export const notificationMessagesJob = defineJob({
  name: 'queue_notification_messages',
  payload: z.object({ notificationId: z.uuid() }),
  maxAttempts: 25,
  priority: 'last',
})

/** Enqueues the messages of a notification on the channels that its customer chose. Idempotent. */
export async function queueNotificationMessages(
  { db, config }: Pick<Services, 'db' | 'config'>,
  notificationId: string,
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const told = await markQueued(tx, notificationId)
    if (told) for (const draft of draftMessages(config, told)) await queueDraft(tx, draft)
  })
}

/** The notification, unless its messages were queued before. */
async function markQueued(db: Db, id: string): Promise<ToldNotice | undefined> {
  const { rows } = await sql<ToldNotice>`
    update notifications n set messages_queued_at = now() from customers c
    where c.id = n.customer_id and n.id = ${id} and n.messages_queued_at is null
    returning ${toldColumns}`.execute(db)
  return rows[0]
}
