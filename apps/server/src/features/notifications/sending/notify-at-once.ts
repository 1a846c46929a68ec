import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Db } from '../../../platform/db.ts'
import { enqueueJob } from '../../../platform/jobs/enqueue-job.ts'
import {
  type MessageConfig,
  type MessageDraft,
  queueDraft,
} from '../../../platform/messages/queue-message.ts'
import { type Write, writeAlong } from '../../../platform/write-together.ts'
import { type Fact, newNotification } from './new-notification.ts'
import type { Notice } from './notice.ts'
import { notificationMessagesJob } from './queue-notification-messages.ts'
import { draftMessages, type ToldNotice, toldColumns } from './told-notice.ts'

/**
 * As `notifyCustomer`, of what is told now to whoever is awake: the messages are promised here, and not by a job of their
 * own, whose turn and transaction cost more than they do. In one statement with what is written along.
 */
export async function notifyAtOnce(
  tx: Db,
  config: MessageConfig,
  notice: Fact & Notice,
  along: readonly Write[] = [],
): Promise<void> {
  const id = randomUUID()
  const notification = newNotification(tx, notice, { id, messages_queued_at: sql<Date>`now()` })
  const [told] = await writeAlong(
    tx,
    { ...along, notification: notification.returningAll() },
    sql<ToldNotice>`select ${toldColumns} from write_notification n join customers c on c.id = n.customer_id`,
  )
  if (!told) return
  const drafts = draftOrLeave(config, told)
  if (!drafts) return leaveToJob(tx, id)
  for (const draft of drafts) await queueDraft(tx, draft)
}

/** Nothing where it cannot be put into words, which must not undo the fact. */
function draftOrLeave(config: MessageConfig, told: ToldNotice): MessageDraft[] | undefined {
  try {
    return draftMessages(config, told)
  } catch {
    return undefined
  }
}

/** It fails there as it did here, is tried again, and reported in the end. */
async function leaveToJob(tx: Db, id: string): Promise<void> {
  await enqueueJob(
    tx,
    notificationMessagesJob,
    { notificationId: id },
    {
      along: tx.updateTable('notifications').set({ messages_queued_at: null }).where('id', '=', id),
    },
  )
}
