import { addDays, type CalendarDay, daysBetween, indianDayOf, plainShownName } from '@sanad/domain'
import { type Obligation, reminderLead } from '@sanad/domain/compliance'
import { complianceFormsMessages } from '@sanad/texts/common/compliance-forms'
import { localTextsOf } from '@sanad/texts/node'
import * as z from 'zod'
import type { Db } from '../../platform/db.ts'
import { enqueueJob } from '../../platform/jobs/enqueue-job.ts'
import { defineJob } from '../../platform/jobs/job.ts'
import { readNow } from '../../platform/read-now.ts'
import type { Services } from '../../platform/services.ts'
import { hasWithdrawn } from '../consents/consents.ts'
import { notifyCustomer } from '../notifications/sending/notify-customer.ts'
import { type BusinessCompliance, listBusinessCompliance } from './records/business-compliance.ts'
import { listTracked } from './records/list-tracked.ts'
import { obligationsOf } from './records/obligations-of.ts'

/** Names in the notifications' keys from before the customer could choose. */
const leadNames: Readonly<Record<number, string>> = { 1: 'day', 7: 'week' }
/** Customers of one run, and businesses of one transaction. */
const CUSTOMERS = 100
const BUSINESSES = 25

type Parts = Pick<Services, 'db'>

/** Begun by the clock without `after`; each run goes on after the last customer of the one before. */
export const dueDatesJob = defineJob({
  name: 'remind_of_due_dates',
  payload: z.object({ after: z.uuid().optional() }),
  maxAttempts: 5,
})

/** What is left of one customer. */
export const restOfDueDatesJob = defineJob({
  name: 'remind_of_more_due_dates',
  payload: z.object({ customerId: z.uuid(), after: z.uuid().optional() }),
  maxAttempts: 5,
  priority: 'last',
  key: ({ customerId }) => `due dates ${customerId}`,
})

/**
 * Daily, in batches: notifies every customer of due dates, as many days before as they chose. Fair: each has the first
 * businesses reminded of at once, and whoever has more, or failed, goes on in a job of its own after
 * everybody else's. Deduplicated by the notification's key, so that a rerun is idempotent and a missed day is caught up.
 */
export async function remindOfDueDates(
  { db }: Parts,
  { after }: z.infer<typeof dueDatesJob.payload> = {},
): Promise<void> {
  const customers = await listTracked(db, { after, limit: CUSTOMERS })
  for (const customerId of customers) {
    await remindCustomer({ db }, { customerId }).catch(() =>
      enqueueJob(db, restOfDueDatesJob, { customerId }),
    )
  }
  const last = customers.at(-1)
  if (customers.length === CUSTOMERS && last) await enqueueJob(db, dueDatesJob, { after: last })
}

/** Reminds of a page of the customer's businesses, and enqueues the next page. */
export async function remindCustomer(
  { db }: Parts,
  { customerId, after }: z.infer<typeof restOfDueDatesJob.payload>,
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    if (await hasWithdrawn(tx, customerId, 'reminders')) return
    const days = await readReminderDays(tx, customerId)
    if (days.length === 0) return
    const today = indianDayOf(await readNow(tx))
    const page = await listBusinessCompliance(tx, { customerId, after, limit: BUSINESSES })
    for (const business of page) await remindOfBusiness(tx, { customerId, business, today, days })
    const last = page.at(-1)
    if (page.length < BUSINESSES || !last) return
    await enqueueJob(tx, restOfDueDatesJob, { customerId, after: last.id })
  })
}

interface Reminded {
  readonly customerId: string
  readonly business: BusinessCompliance
  readonly today: CalendarDay
  /** Days before a due date, at least one. */
  readonly days: readonly number[]
}

async function readReminderDays(db: Db, customerId: string): Promise<readonly number[]> {
  const { reminder_days } = await db
    .selectFrom('customers')
    .select('reminder_days')
    .where('id', '=', customerId)
    .executeTakeFirstOrThrow()
  return reminder_days
}

async function remindOfBusiness(db: Db, reminded: Reminded): Promise<void> {
  const { customerId, business, today, days } = reminded
  const byDay = Map.groupBy(listDue(reminded), ({ dueOn }) => dueOn)
  for (const [dueOn, due] of byDay) {
    const lead = reminderLead(daysBetween(today, dueOn), days)
    if (lead === undefined) continue
    await notifyCustomer(db, {
      kind: 'compliance_due',
      params: { business: nameOf(business), due_on: dueOn, items: due.map(titleOf) },
      customerId,
      targetId: business.id,
      fact: `${business.id} ${dueOn} ${leadNames[lead] ?? lead}`,
    })
  }
}

const nameOf = ({ nameOfFirm, nameMark }: BusinessCompliance) =>
  plainShownName(nameOfFirm, nameMark.name_mark)

function listDue({ business, today, days }: Reminded): Obligation[] {
  const due = obligationsOf(business, { from: today, to: addDays(today, Math.max(...days)) })
  return due.filter(({ key }) => !business.marks.has(key))
}

const words = localTextsOf(complianceFormsMessages)

const titleOf = ({ form, licence }: Obligation) => licence?.title ?? words[`${form}.title`]
