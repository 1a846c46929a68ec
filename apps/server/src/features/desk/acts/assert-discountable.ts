import { pricedStandingOf } from '@sanad/domain'
import { AppError } from '../../../platform/app-error.ts'
import type { ApplicationRecord } from '../../case/application-record.ts'
import { actNotAllowed, assertStaffAction } from './staff-application.ts'

interface Discount {
  /** Before tax. */
  readonly rupees: number
  /** Of what is unpaid, spoken for by proposals. */
  readonly reserved?: number
  readonly homeStateId: number
}

/** Refuses a discount that the situation does not allow, or that is more than what is unpaid, which it answers. */
export function assertDiscountable(
  record: ApplicationRecord,
  { rupees, reserved = 0, homeStateId }: Discount,
): { priceRupees: number } {
  // The price of a live order is a snapshot that its payment page shows.
  if (record.liveOrder) throw new AppError('order_live')
  const { allowedStaffActions } = assertStaffAction(record, 'give_discount')
  const open = pricedStandingOf(record, homeStateId).quote('full')
  // The price depends on a choice that the customer has not made.
  if (!open.ok) throw actNotAllowed(allowedStaffActions.filter((action) => action !== 'give_discount'))
  const { subtotal } = open.quote
  const most = Math.max(0, subtotal - reserved)
  if (rupees > most) throw new AppError('discount_too_large', { details: { most_rupees: most } })
  return { priceRupees: subtotal }
}
