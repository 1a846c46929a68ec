import { indianDayOf } from '@sanad/domain'
import { assertItemLimit } from '../../../platform/account-limits/assert-item-limit.ts'
import { AppError } from '../../../platform/app-error.ts'
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
    assertInCalendar(business, owned.key, await readNow(tx))
    const added = await tx
      .insertInto('compliance_marks')
      .values({ business_id: business.id, obligation: owned.key })
      .onConflict((conflict) => conflict.doNothing())
      .returning('obligation')
      .executeTakeFirst()
    if (!added) return
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

function assertInCalendar(business: BusinessCompliance, key: string, now: string): void {
  const due = obligationsOf(business, calendarWindow(indianDayOf(now)))
  if (!due.some((obligation) => obligation.key === key)) throw new AppError('not_found')
}
