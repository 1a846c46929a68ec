import { indianDayOf } from '@sanad/domain'
import type { Obligation } from '@sanad/domain/compliance'
import { sql } from 'kysely'
import { assertItemLimit } from '../../../platform/account-limits/assert-item-limit.ts'
import { orThrow } from '../../../platform/app-error.ts'
import type { Db } from '../../../platform/db.ts'
import { readNow } from '../../../platform/read-now.ts'
import type { Services } from '../../../platform/services.ts'
import { recordAudit } from '../../audit/record-audit.ts'
import { type BusinessCompliance, getBusinessCompliance } from '../records/business-compliance.ts'
import { lockBusiness } from '../records/lock-business.ts'
import { obligationsOf } from '../records/obligations-of.ts'
import { calendarWindow } from './calendar-window.ts'

export interface OwnObligation {
  readonly customerId: string
  readonly businessId: string
  readonly key: string
}

/** Marks an obligation of the calendar as done; one outside the calendar is not found. Idempotent. */
export async function markDone({ db }: Pick<Services, 'db'>, owned: OwnObligation): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await lockBusiness(tx, owned)
    const business = await getBusinessCompliance(tx, owned)
    const obligation = findInCalendar(business, owned.key, await readNow(tx))
    const added = await tx
      .insertInto('compliance_marks')
      .values({ business_id: business.id, obligation: owned.key })
      .onConflict((conflict) => conflict.doNothing())
      .returning('obligation')
      .executeTakeFirst()
    if (!added) return
    await readReminders(tx, { customerId: owned.customerId, business, done: obligation })
    await assertItemLimit(tx, { itemId: business.id, customerId: owned.customerId }, 'marksOfBusiness')
    await recordAudit(tx, {
      action: 'USER_ACTION',
      entityType: 'business',
      entityId: business.id,
      customerId: owned.customerId,
      description: 'Marked a filing as done',
      metadata: { obligation: owned.key },
    })
  })
}

function findInCalendar(business: BusinessCompliance, key: string, now: string): Obligation {
  const due = obligationsOf(business, calendarWindow(indianDayOf(now)))
  return orThrow(
    due.find((obligation) => obligation.key === key),
    'not_found',
  )
}

/** Marks the reminders of a day as read once nothing else is left to do by it. */
async function readReminders(
  db: Db,
  { customerId, business, done }: { customerId: string; business: BusinessCompliance; done: Obligation },
): Promise<void> {
  const { dueOn } = done
  const due = obligationsOf(business, { from: dueOn, to: dueOn })
  if (due.some(({ key }) => key !== done.key && !business.marks.has(key))) return
  await db
    .updateTable('notifications')
    .set({ read_at: sql<Date>`now()` })
    .where('customer_id', '=', customerId)
    .where('kind', '=', 'compliance_due')
    .where(sql<boolean>`starts_with(fact_key, ${`compliance_due:${business.id} ${dueOn} `})`)
    .where('read_at', 'is', null)
    .execute()
}
