import type { ServiceApplication } from '@sanad/contracts'
import { pricedStandingOf } from '@sanad/domain'
import type { Language } from '../../platform/http/language.ts'
import type { Services } from '../../platform/services.ts'
import { pricedBasisOf } from '../case/standing-basis.ts'
import { getServiceApplicationRow } from './service-application-row.ts'
import { toServiceApplication } from './views/service-application-view.ts'

interface Reading {
  readonly applicationId: string
  readonly customerId: string
  readonly actingStaffId?: string | null
}

/** Composite read of the service screen: one statement, then derived by the domain. */
export async function readServiceApplication(
  services: Services,
  { actingStaffId = null, ...owned }: Reading,
  language: Language,
): Promise<ServiceApplication> {
  const stored = await getServiceApplicationRow(services.db, owned)
  // The popup after an OTP is the customer's: who acts for them neither sees nor ends it.
  const row = actingStaffId === null ? stored : { ...stored, otp_verified_view: 1 as const }
  const standing = pricedStandingOf(pricedBasisOf(row, row.definition), services.config.homeStateId)
  return toServiceApplication(services, { row, standing }, language)
}
