import type { NextStep } from '@sanad/contracts'
import type { Standing } from '@sanad/domain'

export function toNextStepView({ turn, next, stageId }: Standing['nextStep']): NextStep {
  return { turn, next, stage_id: stageId }
}
