import type { ComplianceItem } from '@sanad/contracts'
import { periodText } from '@sanad/domain'
import { type Language, localeOf } from '@sanad/texts'
import type { ComplianceFormsTexts } from '@sanad/texts/common/compliance-forms'

/** What is to be done: the form, or the licence by its name. */
export function itemTitle({ form, licence }: ComplianceItem, words: ComplianceFormsTexts): string {
  const title = words[`${form}.title`]
  return licence ? `${licence.title}: ${title}` : title
}

/** What it is for, and about which time. */
export function itemPurpose(
  { form, period }: ComplianceItem,
  words: ComplianceFormsTexts,
  language: Language,
): string {
  const purpose = words[`${form}.purpose`]
  return period ? `${purpose} · ${periodText(period, localeOf(language), words)}` : purpose
}
