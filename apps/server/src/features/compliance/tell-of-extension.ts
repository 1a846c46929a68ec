import { addDays, type CalendarDay, indianDayOf, latestDayOf } from '@sanad/domain'
import type { Obligation } from '@sanad/domain/compliance'
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
import { findExtension, type RecordedExtension } from './law/list-extensions.ts'
import { type BusinessCompliance, listBusinessCompliance } from './records/business-compliance.ts'
import { listTracked } from './records/list-tracked.ts'
import { obligationsOf } from './records/obligations-of.ts'

/** Customers of one run, and businesses of one query. */
const CUSTOMERS = 100
const BUSINESSES = 25
/** Upper bound in days between the end of a period and the due date of the law. */
const REACH = 400

/** Each run goes on after the last customer of the one before. */
export const extensionJob = defineJob({
  name: 'tell_of_extension',
  payload: z.object({ extensionId: z.string(), after: z.uuid().optional() }),
  maxAttempts: 20,
})

/**
 * Tells the customers whose due date an extension moves, or moves back since it was withdrawn. In batches, each customer
 * in a transaction; deduplicated by the notification's key, so that a rerun is idempotent.
 */
export async function tellOfExtension(
  { db }: Pick<Services, 'db'>,
  { extensionId, after }: z.infer<typeof extensionJob.payload>,
): Promise<void> {
  const extension = await findExtension(db, extensionId)
  if (!extension) return
  const customers = await listTracked(db, { after, limit: CUSTOMERS })
  for (const customerId of customers) {
    await db.transaction().execute((tx) => tellCustomer(tx, { customerId, extension }))
  }
  const last = customers.at(-1)
  if (customers.length === CUSTOMERS && last) await enqueueJob(db, extensionJob, { extensionId, after: last })
}

interface Told {
  readonly customerId: string
  readonly extension: RecordedExtension
}

async function tellCustomer(db: Db, { customerId, extension }: Told): Promise<void> {
  if (await hasWithdrawn(db, customerId, 'reminders')) return
  const today = indianDayOf(await readNow(db))
  let after: string | undefined
  for (;;) {
    const page = await listBusinessCompliance(db, { customerId, after, limit: BUSINESSES })
    for (const business of page) await tellOfBusiness(db, { customerId, extension, business, today })
    after = page.at(-1)?.id
    if (page.length < BUSINESSES) return
  }
}

async function tellOfBusiness(
  db: Db,
  { customerId, extension, business, today }: Told & { business: BusinessCompliance; today: CalendarDay },
): Promise<void> {
  const others = business.extensions.filter(({ id }) => id !== extension.id)
  const isInForce = others.length < business.extensions.length
  const moved = findObligation({ ...business, extensions: [...others, extension] }, extension)
  const unmoved = findObligation({ ...business, extensions: others }, extension)
  const [former, now] = isInForce ? [unmoved, moved] : [moved, unmoved]
  if (!former || !now || former.dueOn === now.dueOn || business.marks.has(now.key)) return
  // Of a date that has passed either way there is nothing to plan any more.
  if (latestDayOf(former.dueOn, now.dueOn) < today) return
  await notifyCustomer(db, {
    kind: 'compliance_moved',
    params: {
      business: business.nameOfFirm,
      due_on: now.dueOn,
      former_on: former.dueOn,
      items: [words[`${extension.form}.title`]],
      notification: extension.notification,
    },
    customerId,
    targetId: business.id,
    fact: `${business.id} ${extension.id} ${isInForce ? 'moved' : 'back'}`,
  })
}

const words = localTextsOf(complianceFormsMessages)

function findObligation(
  business: BusinessCompliance,
  { form, period_to, to }: RecordedExtension,
): Obligation | undefined {
  const span = { from: addDays(period_to, -31), to: latestDayOf(to, addDays(period_to, REACH)) }
  return obligationsOf(business, span).find(({ key }) => key === `${form}.${period_to}`)
}
