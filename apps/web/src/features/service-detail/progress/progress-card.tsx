import type { ServiceApplication, TimelineStage as Stage } from '@sanad/contracts'
import { serviceDetailMessages } from '@sanad/texts/web/service-detail'
import { applicationMessages } from '@sanad/texts/web/shared/application'
import { Card, Timeline, TimelineStage } from '@sanad/ui'
import { formatDateTime, useLanguage, useMessages } from '@sanad/web-kit'
import type { ReactNode } from 'react'
import { isPaidBack } from '../../../shared/applications/is-paid-back.ts'
import { nextStepText } from '../../../shared/applications/next-step-text.ts'
import { stageAmount, stageLook } from './stage-look.ts'

interface ProgressCardProps {
  application: ServiceApplication
  /** What can be done in a stage: a payment, what is to be provided. */
  stageAction: (stage: Stage) => ReactNode
}

export function ProgressCard({ application, stageAction }: ProgressCardProps) {
  const texts = useMessages(serviceDetailMessages)
  const shared = useMessages(applicationMessages)
  const language = useLanguage()
  const { serviceDetails, default_timeline, userTimeLine, reqDocuments } = application
  const { next_step, paid_back, pending_items } = application
  const isPaid = serviceDetails.payment_status === 1
  const isEnded = isPaidBack(serviceDetails)
  const stages = (isPaid && userTimeLine[0]?.timeline) || default_timeline
  const nextStep = {
    next_step,
    paid_back,
    pending_items,
    next_stage_title: stages.find(({ id }) => id === next_step.stage_id)?.title ?? null,
  }
  return (
    <Card title={texts.progress} description={isPaid ? nextStepText(nextStep, shared) : texts.progressLocked}>
      <Timeline label={texts.progress}>
        {!stages.some(({ isPaymentStage }) => isPaymentStage) && <PaymentStep isPaid={isPaid} />}
        {stages.map((stage) => (
          <TimelineStage
            key={stage.id}
            title={stage.title}
            {...stageLook(stage, { isPaid, isEnded }, texts)}
            date={
              stage.completed_at && texts.completedOn({ date: formatDateTime(stage.completed_at, language) })
            }
            amount={isEnded ? undefined : stageAmount(application.stage_quotes, stage)}
            description={<StageText stage={stage} />}
            subpoints={(reqDocuments.isDisplaySubpoints ? stage.subpoints : []).map(
              ({ point, description, status }) => ({ point, description, completed: status === 'completed' }),
            )}
          >
            {stageAction(stage)}
          </TimelineStage>
        ))}
      </Timeline>
    </Card>
  )
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

/** The payment of a service that is paid as a whole: its timeline has no stage of its own for it. */
function PaymentStep({ isPaid }: { isPaid: boolean }) {
  const texts = useMessages(serviceDetailMessages)
  return (
    <TimelineStage
      title={texts.paymentStep}
      status={isPaid ? 'completed' : 'current'}
      statusLabel={isPaid ? texts.completed : texts.paymentPending}
      description={isPaid ? undefined : texts.paymentStepText}
    />
  )
}
