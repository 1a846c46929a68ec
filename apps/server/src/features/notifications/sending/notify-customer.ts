import { afterQuietHours } from '@sanad/domain'
import type { Db } from '../../../platform/db.ts'
import { enqueueJob } from '../../../platform/jobs/enqueue-job.ts'
import { type Notice, noticeKinds } from './notice.ts'
import { notificationMessagesJob } from './queue-notification-messages.ts'

interface Fact {
  readonly customerId: string
  /** Id of the application, ticket, …; null where the target is a list. */
  readonly targetId: string | null
  /** Deduplication key: a fact is notified once, however often it is recorded. */
  readonly fact: string
}

/** Records a notification and enqueues its messages (transactional outbox): pass the transaction of the fact. */
export async function notifyCustomer(
  db: Db,
  { customerId, targetId, fact, kind, params }: Fact & Notice,
): Promise<void> {
  const { target, topic } = noticeKinds[kind]
  const told = await db
    .insertInto('notifications')
    .values({
      customer_id: customerId,
      kind,
      params: JSON.stringify(params),
      target_type: target,
      target_id: targetId,
      fact_key: `${kind}:${fact}`,
    })
    .onConflict((conflict) => conflict.columns(['customer_id', 'fact_key']).doNothing())
    .returning(['id', 'created_at'])
    .executeTakeFirst()
  if (!told) return
  const now = told.created_at.toISOString()
  // Quiet hours, except for payments: whoever has just paid is awake.
  const runAt = topic === 'payments' ? now : afterQuietHours(now)
  await enqueueJob(db, notificationMessagesJob, { notificationId: told.id }, { runAt })
}
