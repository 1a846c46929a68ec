import type { ServiceApplication } from '@sanad/contracts'
import { AlreadyApplied } from './already-applied.tsx'
import { useAlreadyApplied } from './use-already-applied.ts'

/** Before a payment: other applications for the same service, of the same business where it is known. */
export function OtherApplications({ application }: { application: ServiceApplication }) {
  const { id, service_id, business_id } = application.serviceDetails
  const applied = useAlreadyApplied(
    service_id,
    business_id === null ? { kind: 'later' } : { kind: 'existing', id: business_id },
  )
  const others = applied.filter((other) => other.id !== id)
  return others.length > 0 && <AlreadyApplied applications={others} isMade />
}
