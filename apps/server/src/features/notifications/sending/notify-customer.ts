import { randomUUID } from 'node:crypto'
import { afterQuietHours } from '@sanad/domain'
import type { Db } from '../../../platform/db.ts'
import { enqueueJob } from '../../../platform/jobs/enqueue-job.ts'
import { announceNotificationJob } from './announce-notification.ts'
import { type Fact, newNotification } from './new-notification.ts'
import { type Notice, noticeKinds } from './notice.ts'
import { notificationMessagesJob } from './queue-notification-messages.ts'

interface Held {
  /** The customer is told so many seconds later; until then it can be taken back (`takeBackNotice`). */
  readonly heldSeconds?: number | undefined
}

/**
 * Records a notification and enqueues its messages (transactional outbox): pass the transaction of the fact. Answers
 * whether it is the first of its fact.
 */
export async function notifyCustomer(
  db: Db,
  { heldSeconds = 0, ...notice }: Fact & Notice & Held,
): Promise<boolean> {
  const job = { notificationId: randomUUID() }
  const notification = newNotification(db, notice, { id: job.notificationId, heldSeconds })
  // Quiet hours, except for payments: whoever has just paid is awake. Whoever is to pay may sleep.
  const isAwake = noticeKinds[notice.kind].topic === 'payments' && notice.kind !== 'payment_due'
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
