import type { getComplianceProfile, SuccessOf } from '@sanad/contracts'
import type { Db } from '../../../platform/db.ts'
import type { Language } from '../../../platform/http/language.ts'
import { getBusinessCompliance } from '../records/business-compliance.ts'
import { suggestProfile } from './suggest-profile.ts'

/** Latest facts of the customer's own business, with suggestions from its applications. */
export async function readProfile(
  db: Db,
  owned: { businessId: string; customerId: string },
  language: Language,
): Promise<SuccessOf<typeof getComplianceProfile>['data']> {
  const { id, nameOfFirm, nameMark, versions, licences } = await getBusinessCompliance(db, owned)
  const newest = versions.at(-1)
  return {
    business: { id, name_of_firm: nameOfFirm, ...nameMark },
    facts: newest?.facts ?? null,
    valid_from: newest?.valid_from ?? null,
    licences: [...licences],
    suggestion: await suggestProfile(db, id, language),
  }
}
