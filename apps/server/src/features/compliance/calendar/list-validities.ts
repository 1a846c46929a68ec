import type { ComplianceValidity } from '@sanad/contracts'
import type { CalendarDay } from '@sanad/domain'
import type { Language } from '../../../platform/http/language.ts'
import type { BusinessCompliance } from '../records/business-compliance.ts'
import { licenceTitleIn } from '../records/licence-title-in.ts'

/** Licences and certificates of the businesses that are valid today, the first to end first. */
export function listValidities(
  businesses: readonly BusinessCompliance[],
  { today, language }: { today: CalendarDay; language: Language },
): ComplianceValidity[] {
  return businesses
    .flatMap(({ id: business_id, licences, renewals }) => [
      ...licences.map(({ id, title, valid_until }) => ({ business_id, id, title, valid_until })),
      ...renewals.map(({ id, title, validUntil }) => ({
        business_id,
        id,
        title: licenceTitleIn(title, language),
        valid_until: validUntil,
      })),
    ])
    .filter(({ valid_until }) => valid_until >= today)
    .sort(
      (one, other) =>
        Number(one.valid_until > other.valid_until) - Number(one.valid_until < other.valid_until),
    )
}
