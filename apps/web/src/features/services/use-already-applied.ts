import type { ServiceSummary } from '@sanad/contracts'
import { useListMyServicesInfiniteQuery } from '../../shared/applications/applications-api.ts'
import { isPaidBack } from '../../shared/applications/is-paid-back.ts'
import type { BusinessChoice } from './business-choice.ts'

/** The newest ones are enough to remember the others by. */
const shown = 3

/**
 * What the chosen business has of this service already or, while none is chosen, the customer. A new business has
 * nothing; what was paid back is over.
 */
export function useAlreadyApplied(service_id: string, business: BusinessChoice): readonly ServiceSummary[] {
  const filter = { service_id, ...(business.kind === 'existing' && { business_id: business.id }) }
  const { currentData } = useListMyServicesInfiniteQuery(filter, { skip: business.kind === 'new' })
  const applications = currentData?.pages.flatMap(({ services }) => services) ?? []
  return applications.filter((application) => !isPaidBack(application)).slice(0, shown)
}
