import type { SeenState } from '@sanad/contracts'
import { pricedStandingOf } from '@sanad/domain'
import { sql } from 'kysely'
import { AppError } from '../../../platform/app-error.ts'
import type { Services } from '../../../platform/services.ts'
import { assertUnchanged } from '../../case/seen-state.ts'
import { assertWithinDiscountLimit } from './assert-within-limit.ts'
import { isRepeated } from './is-repeated.ts'
import { recordStaffAudit } from './record-staff-audit.ts'
import { actNotAllowed, assertStaffAction, lockForStaff } from './staff-application.ts'

interface Discount {
  readonly seen?: SeenState | undefined
  readonly applicationId: string
  readonly staffId: string
  /** Before tax. */
  readonly netRupees: number
  readonly reason: string
  readonly requestId: string
}

/** Adds to the discount of an application; the next quote has it. Idempotent by `requestId`. */
export async function giveDiscount(
  { db, config }: Pick<Services, 'db' | 'config'>,
  { applicationId, staffId, netRupees, reason, requestId, seen }: Discount,
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const record = await lockForStaff(tx, applicationId)
    const act = { application_id: applicationId, net_rupees: netRupees, reason }
    if (await isRepeated(tx, 'discount_acts', requestId, act)) return
    await assertUnchanged(tx, applicationId, seen)
    // The price of a live order is a snapshot that its payment page shows.
    if (record.liveOrder) throw new AppError('order_live')
    const { allowedStaffActions } = assertStaffAction(record, 'give_discount')
    const open = pricedStandingOf(record, config.homeStateId).quote('full')
    // The price depends on a choice that the customer has not made.
    if (!open.ok) throw actNotAllowed(allowedStaffActions.filter((action) => action !== 'give_discount'))
    const { subtotal } = open.quote
    if (netRupees > subtotal) throw new AppError('discount_too_large', { details: { most_rupees: subtotal } })
    await assertWithinDiscountLimit(tx, { applicationId, staffId, rupees: netRupees, priceRupees: subtotal })
    await tx
      .insertInto('discount_acts')
      .values({ ...act, staff_id: staffId, request_id: requestId })
      .execute()
    await tx
      .updateTable('applications')
      .set({ discount_price: sql`discount_price + ${netRupees}` })
      .where('id', '=', applicationId)
      .execute()
    await recordStaffAudit(tx, record, 'give_discount', { net_rupees: netRupees, reason })
  })
}
