import type { InformationStepTexts } from '@sanad/texts/web/information-step'
import type { ApplicationTexts } from '@sanad/texts/web/shared/application'
import { type Missing, missingWords } from '../../shared/applications/missing-words.ts'

/** How many items are required, and of which kinds they are: the application form is none of them. */
export function requiredWords(
  { pending_items, pending_documents }: Missing,
  step: InformationStepTexts,
  words: ApplicationTexts,
): string {
  const required = step.itemsRequired({ items: pending_items })
  if (pending_documents === undefined) return required
  return `${required} (${missingWords({ pending_items, pending_documents }, words)})`
}
