import type { ComplianceItem } from '@sanad/contracts'
import type { ComplianceFormsTexts } from '@sanad/texts/common/compliance-forms'

/** What is to be done: the form, or the licence by its name. */
export function itemTitle({ form, licence }: ComplianceItem, words: ComplianceFormsTexts): string {
  const title = words[`${form}.title`]
  return licence ? `${licence.title}: ${title}` : title
}
