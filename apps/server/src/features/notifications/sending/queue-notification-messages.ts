import { Channel } from '@sanad/contracts'
import { sql } from 'kysely'
import * as z from 'zod'
import type { Db } from '../../../platform/db.ts'
import { defineJob } from '../../../platform/jobs/job.ts'
import { languageOfMessage } from '../../../platform/messages/message-language.ts'
import { queueMessage } from '../../../platform/messages/queue-message.ts'
import { templateOf } from '../../../platform/messages/templates/notification-templates.ts'
import type { Services } from '../../../platform/services.ts'
import { readChoices } from './channel-choices.ts'
import { messageParams } from './message-params.ts'
import { messageValidity } from './message-validity.ts'
import { noticeKinds } from './notice.ts'
import { notificationColumns, toNotification } from './notification-view.ts'

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
    const row = await markQueued(tx, notificationId)
    if (!row) return
    const { choices, verified, language } = await readChoices(tx, config, row.customer_id)
    const notification = toNotification(row, language)
    const validSeconds = messageValidity(notification, row.now.toISOString())
    if (validSeconds === 0) return
    const { topic } = noticeKinds[row.kind]
    const template = templateOf(notification)
    const to = { sms: row.mobile, whatsapp: row.mobile, email: row.email }
    for (const channel of Channel.options) {
      const isChosen = choices.some((one) => one.topic === topic && one.channel === channel && one.enabled)
      if (!isChosen || !verified[channel]) continue
      const spoken = languageOfMessage(config.messages, template, { channel, wanted: language })
      await queueMessage(tx, config, {
        customerId: row.customer_id,
        channel,
        to: to[channel],
        template,
        params: messageParams(toNotification(row, spoken), { channel, language: spoken }),
        language: spoken,
        validSeconds,
      })
    }
  })
}

/** The notification, unless its messages were queued before. */
function markQueued(db: Db, id: string) {
  return db
    .updateTable('notifications as n')
    .from('customers as c')
    .set({ messages_queued_at: sql<Date>`now()` })
    .whereRef('c.id', '=', 'n.customer_id')
    .where('n.id', '=', id)
    .where('n.messages_queued_at', 'is', null)
    .returning(notificationColumns.map((column) => `n.${column}` as const))
    .returning(['n.customer_id', 'c.mobile', 'c.email', sql<Date>`clock_timestamp()`.as('now')])
    .executeTakeFirst()
}
