import { keptByScale, type StandingBasis, standingOf } from '@sanad/domain'

/** Rupees that go back by the service's scale if the application ended now; undefined for a version without a scale. */
export function findScaleRefund(
  basis: StandingBasis,
  timeline: Parameters<typeof keptByScale>[0]['timeline'],
  refundable: number,
): number | undefined {
  const done = standingOf(basis).timeline.filter(({ status }) => status === 'completed')
  const completed = done.map(({ id }) => id)
  const kept = keptByScale({ timeline, completed, paidRupees: basis.facts.paidRupees })
  return kept === undefined ? undefined : Math.max(0, refundable - kept)
}
