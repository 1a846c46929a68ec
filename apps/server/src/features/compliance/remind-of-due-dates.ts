import {
  addDays,
  type CalendarDay,
  daysBetween,
  indianDayOf,
  listObligations,
  type Obligation,
} from '@sanad/domain'
import { complianceFormsMessages } from '@sanad/texts/common/compliance-forms'
import { localTextsOf } from '@sanad/texts/node'
import * as z from 'zod'
import type { Db } from '../../platform/db.ts'
import { defineJob } from '../../platform/jobs/job.ts'
import { readNow } from '../../platform/read-now.ts'
import type { Services } from '../../platform/services.ts'
import { hasWithdrawn } from '../consents/consents.ts'
import { notifyCustomer } from '../notifications/sending/notify-customer.ts'
import { type BusinessCompliance, listBusinessCompliance } from './records/business-compliance.ts'

const DAYS_AHEAD = 7
const AT_ONCE = 200

export const dueDatesJob = defineJob({ name: 'remind_of_due_dates', payload: z.object({}), maxAttempts: 5 })

/**
 * Daily batch: notifies every customer of obligations due within a week, and again within a day. Deduplicated by the
 * notification's key, so that a rerun is idempotent and a missed day is caught up by the next run.
 */
export async function remindOfDueDates({ db }: Pick<Services, 'db'>): Promise<void> {
  const today = indianDayOf(await readNow(db))
  let after = '00000000-0000-0000-0000-000000000000'
  for (;;) {
    const customers = await listTracked(db, after)
    for (const customerId of customers) {
      await db.transaction().execute((tx) => remindCustomer(tx, customerId, today))
    }
    const last = customers.at(-1)
    if (last === undefined) return
    after = last
  }
}

async function remindCustomer(db: Db, customerId: string, today: CalendarDay): Promise<void> {
  if (await hasWithdrawn(db, customerId, 'reminders')) return
  for (const business of await listBusinessCompliance(db, { customerId })) {
    const byDay = Map.groupBy(listDue(business, today), ({ dueOn }) => dueOn)
    for (const [dueOn, due] of byDay) {
      const lead = daysBetween(today, dueOn) <= 1 ? 'day' : 'week'
      await notifyCustomer(db, {
        kind: 'compliance_due',
        params: { business: business.nameOfFirm, due_on: dueOn, items: due.map(titleOf) },
        customerId,
        targetId: null,
        fact: `${business.id} ${dueOn} ${lead}`,
      })
    }
  }
}

function listDue({ profile, marks }: BusinessCompliance, today: CalendarDay): Obligation[] {
  if (!profile) return []
  const due = listObligations(profile, { from: today, to: addDays(today, DAYS_AHEAD) })
  return due.filter(({ key }) => !marks.has(key))
}

const words = localTextsOf(complianceFormsMessages)

const titleOf = ({ form, licence }: Obligation) => licence?.title ?? words[`${form}.title`]

/** A batch of customers with a compliance calendar, by keyset. */
async function listTracked(db: Db, after: string): Promise<string[]> {
  const rows = await db
    .selectFrom('businesses as b')
    .select('b.customer_id')
    .distinct()
    .where('b.customer_id', '>', after)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('compliance_profiles as p').select('p.business_id').whereRef('p.business_id', '=', 'b.id'),
      ),
    )
    .orderBy('b.customer_id')
    .limit(AT_ONCE)
    .execute()
  return rows.map(({ customer_id }) => customer_id)
}
