import type { ServiceSummary } from '@sanad/contracts'
import type { ApplicationTexts } from '@sanad/texts/web/shared/application'

export type Missing = Pick<ServiceSummary, 'pending_items' | 'pending_documents'>

/** What is still to be given, by its kind: documents, answers, or both. */
export function missingWords(
  { pending_items: items, pending_documents: documents }: Missing,
  texts: ApplicationTexts,
): string {
  if (documents === undefined) return texts.missingItems({ count: items })
  const answers = items - documents
  if (answers === 0) return texts.missingDocuments({ count: documents })
  if (documents === 0) return texts.missingAnswers({ count: answers })
  return texts.missingBoth({
    documents: texts.missingDocuments({ count: documents }),
    answers: texts.missingAnswers({ count: answers }),
  })
}
