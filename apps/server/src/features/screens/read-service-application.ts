import type { ServiceApplication } from '@sanad/contracts'
import { pricedStandingOf } from '@sanad/domain'
import type { Language } from '../../platform/http/language.ts'
import type { Services } from '../../platform/services.ts'
import { pricedBasisOf } from '../case/standing-basis.ts'
import { getServiceApplicationRow } from './service-application-row.ts'
import { toServiceApplication } from './views/service-application-view.ts'

/** Composite read of the service screen: one statement, then derived by the domain. */
export async function readServiceApplication(
  services: Services,
  owned: { applicationId: string; customerId: string },
  language: Language,
): Promise<ServiceApplication> {
  const row = await getServiceApplicationRow(services.db, owned)
  const standing = pricedStandingOf(pricedBasisOf(row, row.definition), services.config.homeStateId)
  return toServiceApplication(services, { row, standing }, language)
}
