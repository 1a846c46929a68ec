import type { ComplianceItem } from '@sanad/contracts'
import { complianceForms, periodText, textIn } from '@sanad/domain'
import type { Language } from '@sanad/web-kit'

/** What is to be done: the form, or the licence by its name. */
export function itemTitle({ form, licence }: ComplianceItem, language: Language): string {
  const title = textIn(complianceForms[form].title, language)
  return licence ? `${licence.title}: ${title}` : title
}

/** What it is for, and about which time. */
export function itemPurpose({ form, period }: ComplianceItem, language: Language): string {
  const purpose = textIn(complianceForms[form].purpose, language)
  return period ? `${purpose} · ${periodText(period, language)}` : purpose
}
