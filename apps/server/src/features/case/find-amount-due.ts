import { type PricedBasis, pricedStandingOf, type TimelineStage } from '@sanad/domain'
import type { LiveOrder } from './live-order.ts'
import type { PriceTermsRow } from './price-terms.ts'
import { pricedBasisOf, type StandingRow } from './standing-basis.ts'

export interface AmountDue {
  /** Null if the service is paid as a whole. */
  readonly stage: TimelineStage | null
  /** Whole rupees, tax included; null while a choice that decides the price is missing. */
  readonly total: number | null
  /** The order that was begun about it. */
  readonly order: LiveOrder | null
}

/** What can be paid now; undefined where nothing is due, or where a payment is being decided. */
export function findAmountDue(
  row: StandingRow & PriceTermsRow,
  service: PricedBasis['definition'],
  homeStateId: number,
): AmountDue | undefined {
  const basis = pricedBasisOf(row, service)
  const { allowedActions, payableStage, quote } = pricedStandingOf(basis, homeStateId)
  const isDue = payableStage !== undefined || service.pricing.mode !== 'stages'
  if (!isDue || basis.openOrder === 'confirming' || !allowedActions.includes('pay')) return undefined
  const order = row.live_order
  const price = quote(payableStage ? { stageId: payableStage.id } : 'full')
  return {
    // An order for everything at once may have been begun instead.
    stage: payableStage && !order?.isFullPayment ? payableStage : null,
    total: order?.amountRupees ?? (price.ok ? price.quote.total : null),
    order,
  }
}
