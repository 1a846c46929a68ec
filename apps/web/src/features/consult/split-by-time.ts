import type { Consultation } from '@sanad/contracts'

/** The list comes with the latest appointment first; what is still to come is shown the other way round. */
export function splitByTime(consultations: readonly Consultation[]): {
  upcoming: Consultation[]
  past: Consultation[]
} {
  const isOpen = ({ status }: Consultation) => status === 'requested' || status === 'confirmed'
  return {
    upcoming: consultations.filter(isOpen).toReversed(),
    past: consultations.filter((consultation) => !isOpen(consultation)),
  }
}
