import type { ComplianceItem } from '@sanad/contracts'
import { periodText } from '@sanad/domain/compliance'
import { type Language, localeOf } from '@sanad/texts'
import type { ComplianceFormsTexts } from '@sanad/texts/common/compliance-forms'
import type { CompliancePurposesTexts } from '@sanad/texts/common/compliance-purposes'

/** What it is for, and about which time. */
export function itemPurpose(
  { form, period }: ComplianceItem,
  purposes: CompliancePurposesTexts,
  words: ComplianceFormsTexts,
  language: Language,
): string {
  const purpose = purposes[`${form}.purpose`]
  return period ? `${purpose} · ${periodText(period, localeOf(language), words)}` : purpose
}
