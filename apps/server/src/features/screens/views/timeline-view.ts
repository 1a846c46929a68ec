import type { TimelineStage as TimelineStageView } from '@sanad/contracts'
import { type TimelineStage, textIn } from '@sanad/domain'
import type { Language } from '../../../platform/http/language.ts'
import type { ExpectedStage } from '../../case/expected-stages.ts'

interface Shown {
  readonly language: Language
  readonly expected?: ReadonlyMap<string, ExpectedStage> | undefined
}

export function toTimelineView(
  timeline: readonly TimelineStage[],
  { language, expected }: Shown,
): TimelineStageView[] {
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
    ...expectedView(expected?.get(stage.id), language),
    comment: (language === 'hi' && stage.commentHi) || stage.comment,
    answers: stage.answers.map(({ label, value }) => ({ label: textIn(label, language), value })),
    subpoints: stage.subpoints.map(({ point, description, status }) => ({
      point: textIn(point, language),
      description: textIn(description, language),
      status,
    })),
  }))
}

function expectedView(expected: ExpectedStage | undefined, language: Language) {
  return {
    expected_on: expected?.day ?? null,
    ...(expected?.promised && { promise: { reason: textIn(expected.promised, language) } }),
  }
}
