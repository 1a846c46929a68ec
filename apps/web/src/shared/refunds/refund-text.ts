import type { RefundView } from '@sanad/contracts'
import { formatDate, type Language } from '@sanad/web-kit'
import type { RefundTexts } from './refund-messages.ts'

/** How far a refund is, with its dates. */
export function refundText(refund: RefundView, texts: RefundTexts, language: Language): string {
  const begun = formatDate(refund.requested_at, language)
  if (refund.completed_at) return texts.completedOn(formatDate(refund.completed_at, language))
  if (refund.status === 'delayed') return texts.heldUp(begun)
  const expected = refund.expected_by && texts.expectedBy(formatDate(refund.expected_by, language))
  return [texts.requestedOn(begun), expected].filter(Boolean).join(' ')
}
