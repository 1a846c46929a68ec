import { afterQuietHours } from '@sanad/domain'
import type { Db } from '../../../platform/db.ts'
import { enqueueJob } from '../../../platform/jobs/enqueue-job.ts'
import { type Notice, noticeKinds } from './notice.ts'
import { notificationMessagesJob } from './queue-notification-messages.ts'

interface Fact {
  readonly customerId: string
  /** What it is about: an application, a ticket, …; null where its screen shows all of them. */
  readonly targetId: string | null
  /** Names the fact, so that it is told once however often it is recorded. */
  readonly fact: string
}

/** Tells a customer of a fact. Pass the transaction of the fact, so that both stand or fall. */
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
  // Who has just paid is awake, and wants to know; everybody else sleeps.
  const runAt = topic === 'payments' ? now : afterQuietHours(now)
  await enqueueJob(db, notificationMessagesJob, { notificationId: told.id }, { runAt })
}
