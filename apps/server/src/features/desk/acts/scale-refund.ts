import { keptByScale, type StandingBasis, standingOf } from '@sanad/domain'

type Timeline = Parameters<typeof keptByScale>[0]['timeline']

/** Rupees that the service's scale keeps if the application ended now; undefined for a version without a scale. */
export function findKeptByScale(basis: StandingBasis, timeline: Timeline): number | undefined {
  const done = standingOf(basis).timeline.filter(({ status }) => status === 'completed')
  return keptByScale({
    timeline,
    completed: done.map(({ id }) => id),
    settled: basis.facts.settled.map(({ item }) => item),
    paidRupees: basis.facts.paidRupees,
  })
}

/** Rupees that go back by the service's scale if the application ended now; undefined for a version without a scale. */
export function findScaleRefund(
  basis: StandingBasis,
  timeline: Timeline,
  refundable: number,
): number | undefined {
  const kept = findKeptByScale(basis, timeline)
  return kept === undefined ? undefined : Math.max(0, refundable - kept)
}
