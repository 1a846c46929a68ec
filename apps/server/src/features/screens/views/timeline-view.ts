import type { TimelineStage as TimelineStageView } from '@sanad/contracts'
import { type TimelineStage, textIn } from '@sanad/domain'
import type { Language } from '../../../platform/http/language.ts'

export function toTimelineView(timeline: readonly TimelineStage[], language: Language): TimelineStageView[] {
  return timeline.map((stage) => ({
    id: stage.id,
    kind: stage.kind,
    title: textIn(stage.title, language),
    description: textIn(stage.description, language),
    status: stage.status,
    amount: stage.amount === null ? null : Number(stage.amount),
    isPaymentStage: stage.isPaymentStage,
    completed_at: stage.completedAt,
    stage_index: stage.stageIndex,
    in_progress: stage.inProgress,
    comment: stage.comment,
    subpoints: stage.subpoints.map(({ point, description, status }) => ({
      point: textIn(point, language),
      description: textIn(description, language),
      status,
    })),
  }))
}
