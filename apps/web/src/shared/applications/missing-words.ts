import type { ServiceSummary } from '@sanad/contracts'
import type { ApplicationTexts } from '@sanad/texts/web/shared/application'

export type Missing = Pick<ServiceSummary, 'pending_items' | 'pending_documents' | 'form_missing'>

/** How many things are still to be given: documents, answers and the application form. */
export function countMissing({ pending_items, form_missing }: Missing): number {
  return pending_items + (form_missing ? 1 : 0)
}

/** What is missing beside documents that have to be given again. */
export function countBeside(
  { pending_items, pending_documents, form_missing }: Missing,
  refused: number,
): Missing {
  return {
    pending_items: pending_items - refused,
    pending_documents: pending_documents && pending_documents - refused,
    form_missing,
  }
}

/** What is still to be given, by its kind: documents, answers, the application form. */
export function missingWords(missing: Missing, texts: ApplicationTexts): string {
  const [first = '', second, third] = listKinds(missing, texts)
  if (second === undefined) return first
  if (third === undefined) return texts.missingTwo({ first, second })
  return texts.missingThree({ first, second, third })
}

function listKinds(missing: Missing, texts: ApplicationTexts): string[] {
  const { pending_items: items, pending_documents: documents, form_missing } = missing
  const form = form_missing ? [texts.missingForm] : []
  if (documents === undefined) return [texts.missingItems({ count: items }), ...form]
  const answers = items - documents
  return [
    ...(documents > 0 ? [texts.missingDocuments({ count: documents })] : []),
    ...(answers > 0 ? [texts.missingAnswers({ count: answers })] : []),
    ...form,
  ]
}
