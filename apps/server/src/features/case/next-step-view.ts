import type { NextStep as NextStepView } from '@sanad/contracts'
import type { WhoseTurn } from '@sanad/domain'
import type { OpenOrdersRow } from './live-order.ts'

/**
 * The one thing to do next. A payment that its bank is still deciding, or that came in otherwise than we asked, is ours
 * to follow, not to be made again.
 */
export function toNextStepView(
  { turn, next, stageId }: WhoseTurn,
  { live_order, in_review }: OpenOrdersRow,
): NextStepView {
  const paying = next === 'pay' || next === 'pay_stage'
  if (paying && in_review) return { turn: 'us', next: 'check_payment', stage_id: stageId }
  if (paying && live_order?.state === 'confirming') {
    return { turn: 'us', next: 'confirm_payment', stage_id: stageId }
  }
  return { turn, next, stage_id: stageId }
}
