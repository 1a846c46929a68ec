import { afterQuietHours, findPaymentReminder, type Instant } from '@sanad/domain'
import { sql } from 'kysely'
import * as z from 'zod'
import type { Db } from '../../../platform/db.ts'
import { enqueueJob } from '../../../platform/jobs/enqueue-job.ts'
import { defineJob } from '../../../platform/jobs/job.ts'
import type { Services } from '../../../platform/services.ts'
import { lockForStaff } from '../acts/staff-application.ts'
import { asking, type Due, findDue, findDueStage, isToPay, toldAt } from './due-stage.ts'
import { tellOfDueStage } from './tell-of-due-stage.ts'

/** Applications of one run. */
const BATCH = 200

type Needed = Pick<Services, 'db' | 'config'>

/** Begun by the clock without `after`; each run goes on after the last application of the one before. */
export const paymentRemindersJob = defineJob({
  name: 'remind_of_payments',
  payload: z.object({ after: z.uuid().optional() }),
  maxAttempts: 5,
})

export const paymentReminderJob = defineJob({
  name: 'remind_of_payment',
  payload: z.object({ applicationId: z.uuid() }),
  maxAttempts: 5,
  priority: 'last',
  key: ({ applicationId }) => `payment reminder ${applicationId}`,
})

/**
 * Enqueues a reminder of each payment stage that one is due for and was not sent. Nothing is told in the quiet hours: by
 * the morning it may be paid.
 */
export async function remindOfPayments(
  { db }: Pick<Services, 'db'>,
  { after, now }: z.infer<typeof paymentRemindersJob.payload> & { readonly now: Instant },
): Promise<void> {
  if (afterQuietHours(now) !== now) return
  const due = await listDue(db, after)
  for (const { applicationId, ...one } of due) {
    if (findReminderLeft(one, now) !== undefined) await enqueueJob(db, paymentReminderJob, { applicationId })
  }
  const last = due.at(-1)
  if (due.length === BATCH && last) await enqueueJob(db, paymentRemindersJob, { after: last.applicationId })
}

/** Reminds one customer, if the stage is still due by now. Idempotent: a reminder is a fact, told once. */
export async function remindOfPayment(
  { db, config }: Needed,
  { applicationId, now }: z.infer<typeof paymentReminderJob.payload> & { readonly now: Instant },
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const record = await lockForStaff(tx, applicationId)
    const due = await findDue(tx, applicationId)
    const stage = findDueStage(record, config)
    if (!due || !stage) return
    const days = findReminderLeft(due, now)
    if (days === undefined) return
    const fact = `${applicationId} ${stage.stageId} ${due.since} ${days}`
    await tellOfDueStage(tx, record, { stage, fact })
  })
}

/** The reminder that is due, by its days; undefined once the customer was told as late as that. */
function findReminderLeft({ since, toldAt: told }: Due, now: Instant): number | undefined {
  const days = findPaymentReminder(since, now)
  const former = told === null ? undefined : findPaymentReminder(since, told)
  return days === undefined || (former !== undefined && former >= days) ? undefined : days
}

async function listDue(db: Db, after: string | undefined): Promise<(Due & { applicationId: string })[]> {
  const { rows } = await sql<{ application_id: string; since: Date; told_at: Date | null }>`
    select s.application_id, w.waiting_since as since, ${toldAt} as told_at
    from application_states s join ${asking}
    where ${isToPay} and s.application_id > ${after ?? '00000000-0000-0000-0000-000000000000'}::uuid
    order by s.application_id limit ${BATCH}
  `.execute(db)
  return rows.map(({ application_id, since, told_at }) => ({
    applicationId: application_id,
    since: since.toISOString(),
    toldAt: told_at?.toISOString() ?? null,
  }))
}
