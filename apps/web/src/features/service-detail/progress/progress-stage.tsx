import type { ServiceApplication, TimelineStage as Stage } from '@sanad/contracts'
import { type ServiceDetailTexts, serviceDetailMessages } from '@sanad/texts/web/service-detail'
import { TimelineStage } from '@sanad/ui'
import { formatDate, formatDateTime, useLanguage, useMessages } from '@sanad/web-kit'
import type { ReactNode } from 'react'
import { type Phase, stageAmount, stageLook } from './stage-look.ts'

interface ProgressStageProps {
  stage: Stage
  phase: Phase
  application: Pick<ServiceApplication, 'next_step' | 'reqDocuments' | 'stage_quotes'>
  /** What can be done in it, or was. */
  action: ReactNode
}

export function ProgressStage({ stage, phase, application, action }: ProgressStageProps) {
  const texts = useMessages(serviceDetailMessages)
  const language = useLanguage()
  const { next_step, reqDocuments, stage_quotes } = application
  const { completed_at, expected_on, kind } = stage
  const look = stageLook(stage, phase, texts)
  const isDone = look.status === 'completed'
  // What was submitted stays in reach; a payment that was made is part of what folds.
  const staysOpen = kind === 'information'
  const isYours = next_step.turn === 'you'
  const expected = { day: expected_on ? formatDate(expected_on, language) : '' }
  return (
    <TimelineStage
      title={stage.title}
      {...look}
      actor={!isDone && !phase.isEnded && !phase.isPaused && actorText(stage, texts)}
      yours={look.status === 'current' && isYours}
      date={
        completed_at
          ? texts.completedOn({ date: formatDateTime(completed_at, language) })
          : expected_on && (isYours ? texts.expectedIfToday(expected) : texts.expectedBy(expected))
      }
      amount={phase.isEnded ? undefined : stageAmount(stage_quotes, stage)}
      description={<StageText stage={stage} />}
      subpoints={(reqDocuments.isDisplaySubpoints ? stage.subpoints : []).map(
        ({ point, description, status }) => ({ point, description, completed: status === 'completed' }),
      )}
      folds={isDone}
      folded={isDone && !staysOpen && action}
    >
      {(!isDone || staysOpen) && action}
    </TimelineStage>
  )
}

function actorText({ kind }: Stage, texts: ServiceDetailTexts): string {
  if (kind === 'centre') return texts.actorCentre
  return kind === 'department' ? texts.actorDepartment : texts.actorYou
}

function StageText({ stage: { description, comment } }: { stage: Stage }) {
  const texts = useMessages(serviceDetailMessages)
  if (!comment) return description
  return (
    <>
      {description}
      <br />
      <strong>{texts.comment}</strong> {comment}
    </>
  )
}
