import type { ServiceApplication, TimelineStage as Stage } from '@sanad/contracts'
import { type ServiceDetailTexts, serviceDetailMessages } from '@sanad/texts/web/service-detail'
import { TimelineStage } from '@sanad/ui'
import { formatDate, formatDateTime, useLanguage, useMessages } from '@sanad/web-kit'
import { Fragment, type ReactNode } from 'react'
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
  const { completed_at, expected_on, kind, promise } = stage
  const look = stageLook(stage, phase, texts)
  const isDone = look.status === 'completed'
  // What was submitted stays in reach; a payment that was made is part of what folds.
  const staysOpen = kind === 'information'
  const isYours = next_step.turn === 'you'
  const isCurrent = look.status === 'current'
  // Staff complete an information stage that asks for nothing, and a payment waits for the bank: the kind tells neither.
  const turn = isCurrent ? next_step.turn : turnOfKind[stage.kind]
  const expected = { day: expected_on ? formatDate(expected_on, language) : '' }
  return (
    <TimelineStage
      title={stage.title}
      {...look}
      {...(completed_at && {
        statusLabel: texts.completedOn({ date: formatDateTime(completed_at, language) }),
      })}
      actor={!isDone && !phase.isEnded && !phase.isPaused && actorText(turn, texts)}
      yours={isCurrent && isYours}
      date={
        !completed_at &&
        expected_on &&
        (promise
          ? texts.promisedBy(expected)
          : isYours
            ? texts.expectedIfToday(expected)
            : texts.expectedBy(expected))
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

type Turn = ServiceApplication['next_step']['turn']

const turnOfKind = {
  payment: 'you',
  information: 'you',
  centre: 'us',
  department: 'department',
} as const satisfies Record<Stage['kind'], Turn>

function actorText(turn: Turn, texts: ServiceDetailTexts): string | undefined {
  switch (turn) {
    case 'you':
      return texts.actorYou
    case 'us':
      return texts.actorCentre
    case 'department':
      return texts.actorDepartment
    case 'nobody':
      return undefined
  }
}

function StageText({ stage: { description, comment, promise, answers = [] } }: { stage: Stage }) {
  const texts = useMessages(serviceDetailMessages)
  return (
    <>
      {description}
      {comment && (
        <>
          <br />
          <strong>{texts.comment}</strong> {comment}
        </>
      )}
      {promise?.reason && (
        <>
          <br />
          <strong>{texts.promiseReason}</strong> {promise.reason}
        </>
      )}
      {answers.map(({ label, value }) => (
        <Fragment key={label}>
          <br />
          <strong>{label}:</strong> <bdi>{value}</bdi>
        </Fragment>
      ))}
    </>
  )
}
