import type { RefundReason } from '@sanad/contracts/staff'
import { textsIn } from '@sanad/texts/node'
import { refundReasonsMessages } from '@sanad/texts/server/refund-reasons'

const english = textsIn(refundReasonsMessages, 'en')
const hindi = textsIn(refundReasonsMessages, 'hi')

/** In the order of their digits, with whether the application ends. */
const templates = [
  ['withdrew', true],
  ['not_eligible', true],
  ['refused', true],
  ['paid_twice', false],
  ['overcharged', false],
  ['late', false],
] as const

export function listRefundReasons(): RefundReason[] {
  return templates.map(([template, ends]) => ({
    template_id: template,
    reason: english[template],
    reason_hi: hindi[template],
    customer_reason: english[`${template}_text`],
    customer_reason_hi: hindi[`${template}_text`],
    ends_application: ends,
  }))
}
