import type { NextStep as NextStepView } from '@sanad/contracts'
import type { WhoseTurn } from '@sanad/domain'
import type { LiveOrder } from '../live-order.ts'

/** The one thing to do next. A payment that its bank is still deciding is ours to follow, not to be made again. */
export function toNextStepView({ turn, next, stageId }: WhoseTurn, order: LiveOrder | null): NextStepView {
  const paying = next === 'pay' || next === 'pay_stage'
  if (paying && order?.state === 'confirming') {
    return { turn: 'us', next: 'confirm_payment', stage_id: stageId }
  }
  return { turn, next, stage_id: stageId }
}
