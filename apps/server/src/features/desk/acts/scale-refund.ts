import { keptByScale, type StandingBasis, standingOf } from '@sanad/domain'
import { type RefundableOrder, sumLeft } from './refundable-orders.ts'

type Timeline = Parameters<typeof keptByScale>[0]['timeline']

/** Rupees that the service's scale keeps if the application ended now; undefined for a version without a scale. */
export function findKeptByScale(
  basis: StandingBasis,
  timeline: Timeline,
  orders: readonly RefundableOrder[],
): number | undefined {
  const done = standingOf(basis).timeline.filter(({ status }) => status === 'completed')
  return keptByScale({
    timeline,
    completed: done.map(({ id }) => id),
    payments: orders.map(({ quote }) => ({ items: quote.items, rupees: quote.total })),
  })
}

/** Rupees that go back by the service's scale if the application ended now; undefined for a version without a scale. */
export function findScaleRefund(
  basis: StandingBasis,
  timeline: Timeline,
  orders: readonly RefundableOrder[],
): number | undefined {
  const kept = findKeptByScale(basis, timeline, orders)
  return kept === undefined ? undefined : Math.max(0, sumLeft(orders) - kept)
}
