import type { TimelineStage as TimelineStageView } from '@sanad/contracts'
import type { TimelineStage } from '@sanad/domain'
import type { Language } from '../../../platform/http/language.ts'

export function toTimelineView(timeline: readonly TimelineStage[], language: Language): TimelineStageView[] {
  return timeline.map((stage) => ({
    id: stage.id,
    kind: stage.kind,
    title: stage.title[language],
    description: stage.description[language],
    status: stage.status,
    amount: stage.amount === null ? null : Number(stage.amount),
    isPaymentStage: stage.isPaymentStage,
    completed_at: stage.completedAt,
    stage_index: stage.stageIndex,
    in_progress: stage.inProgress,
    comment: stage.comment,
    subpoints: stage.subpoints.map(({ point, description, status }) => ({
      point: point[language],
      description: description[language],
      status,
    })),
  }))
}
