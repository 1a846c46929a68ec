import type { NextStep } from '@sanad/contracts'
import type { Standing } from '@sanad/domain'

/** The form has a field of its own: browsers of the release before refuse a step that they do not know. */
export function toNextStepView({ turn, next, stageId, documentId }: Standing['nextStep']): NextStep {
  return next === 'fill_form'
    ? { turn, next: 'wait_for_us', stage_id: stageId, form_due: true }
    : { turn, next, stage_id: stageId, ...(documentId !== undefined && { document_id: documentId }) }
}
