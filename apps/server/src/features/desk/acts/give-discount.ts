import type { SeenState } from '@sanad/contracts'
import type { Services } from '../../../platform/services.ts'
import { assertUnchanged } from '../../case/seen-state.ts'
import { assertDiscountable } from './assert-discountable.ts'
import { assertWithinDiscountLimit } from './assert-within-limit.ts'
import { insertDiscount } from './insert-discount.ts'
import { isRepeated } from './is-repeated.ts'
import { recordStaffAudit } from './record-staff-audit.ts'
import { lockForStaff } from './staff-application.ts'

interface Discount {
  readonly seen?: SeenState | undefined
  readonly applicationId: string
  readonly staffId: string
  /** Before tax. */
  readonly netRupees: number
  readonly reason: string
  readonly requestId: string
}

/** Gives a discount at once, within the member's own limit. Idempotent by `requestId`. */
export async function giveDiscount(
  { db, config: { homeStateId } }: Pick<Services, 'db' | 'config'>,
  { applicationId, staffId, netRupees, reason, requestId, seen }: Discount,
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const record = await lockForStaff(tx, applicationId)
    const act = { application_id: applicationId, net_rupees: netRupees, reason }
    if (await isRepeated(tx, 'discount_acts', requestId, act)) return
    await assertUnchanged(tx, applicationId, seen)
    const { priceRupees } = assertDiscountable(record, { rupees: netRupees, homeStateId })
    await assertWithinDiscountLimit(tx, { applicationId, staffId, rupees: netRupees, priceRupees })
    await insertDiscount(tx, { applicationId, staffId, netRupees, reason, requestId })
    await recordStaffAudit(tx, record, 'give_discount', { net_rupees: netRupees, reason })
  })
}
