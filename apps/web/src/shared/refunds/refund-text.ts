import type { RefundView } from '@sanad/contracts'
import type { Language } from '@sanad/texts'
import type { RefundTexts } from '@sanad/texts/web/shared/refund'
import { formatDate } from '@sanad/web-kit'

/** How far a refund is, with its dates. */
export function refundText(refund: RefundView, texts: RefundTexts, language: Language): string {
  const begun = formatDate(refund.requested_at, language)
  if (refund.completed_at) return texts.completedOn({ when: formatDate(refund.completed_at, language) })
  if (refund.status === 'delayed') return texts.heldUp({ when: begun })
  const expected = refund.expected_by && texts.expectedBy({ day: formatDate(refund.expected_by, language) })
  return [texts.requestedOn({ when: begun }), expected].filter(Boolean).join(' ')
}
