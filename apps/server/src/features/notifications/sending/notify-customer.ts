import { randomUUID } from 'node:crypto'
import { afterQuietHours } from '@sanad/domain'
import { sql } from 'kysely'
import type { Db } from '../../../platform/db.ts'
import { enqueueJob } from '../../../platform/jobs/enqueue-job.ts'
import { announceNotificationJob } from './announce-notification.ts'
import { type Notice, noticeKinds } from './notice.ts'
import { notificationMessagesJob } from './queue-notification-messages.ts'

interface Fact {
  readonly customerId: string
  /** Id of the application, ticket, …; null where the target is a list. */
  readonly targetId: string | null
  /** Deduplication key: a fact is notified once, however often it is recorded. */
  readonly fact: string
  /** The customer is told so many seconds later; until then it can be taken back (`takeBackNotice`). */
  readonly heldSeconds?: number | undefined
}

/**
 * Records a notification and enqueues its messages (transactional outbox): pass the transaction of the fact. Answers
 * whether it is the first of its fact.
 */
export async function notifyCustomer(
  db: Db,
  { customerId, targetId, fact, heldSeconds = 0, kind, params }: Fact & Notice,
): Promise<boolean> {
  const { target, topic } = noticeKinds[kind]
  const job = { notificationId: randomUUID() }
  const notification = db
    .insertInto('notifications')
    .values({
      id: job.notificationId,
      customer_id: customerId,
      kind,
      params: JSON.stringify(params),
      target_type: target,
      target_id: targetId,
      fact_key: `${kind}:${fact}`,
      ...(heldSeconds > 0 && {
        visible_at: sql<Date>`clock_timestamp() + make_interval(secs => ${heldSeconds})`,
      }),
    })
    .onConflict((conflict) => conflict.columns(['customer_id', 'fact_key']).doNothing())
  // Quiet hours, except for payments: whoever has just paid is awake. Whoever is to pay may sleep.
  const isAwake = topic === 'payments' && kind !== 'payment_due'
  if (isAwake && heldSeconds === 0)
    return enqueueJob(db, notificationMessagesJob, job, { along: notification })
  const told = await notification.returning('visible_at').executeTakeFirst()
  if (!told) return false
  const visibleAt = told.visible_at.toISOString()
  if (heldSeconds > 0) await enqueueJob(db, announceNotificationJob, job, { runAt: visibleAt })
  const runAt = isAwake ? visibleAt : afterQuietHours(visibleAt)
  await enqueueJob(db, notificationMessagesJob, job, { runAt })
  return true
}
