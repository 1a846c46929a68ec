import type { ServiceApplication, TimelineStage as Stage } from '@sanad/contracts'
import { serviceDetailMessages } from '@sanad/texts/web/service-detail'
import { applicationMessages } from '@sanad/texts/web/shared/application'
import { Card, Stack, Timeline, TimelineStage } from '@sanad/ui'
import { useMessages } from '@sanad/web-kit'
import type { ReactNode } from 'react'
import { isPaidBack } from '../../../shared/applications/is-paid-back.ts'
import { nextStepText } from '../../../shared/applications/next-step-text.ts'
import { ProgressStage } from './progress-stage.tsx'

interface ProgressCardProps {
  application: ServiceApplication
  /** What can be done in a stage: a payment, what is to be provided. */
  stageAction: (stage: Stage) => ReactNode
  /** What else is needed on the way. */
  note: ReactNode
}

export function ProgressCard({ application, stageAction, note }: ProgressCardProps) {
  const texts = useMessages(serviceDetailMessages)
  const shared = useMessages(applicationMessages)
  const { serviceDetails, default_timeline, userTimeLine, next_step } = application
  const { client_status } = serviceDetails
  const isPaid = serviceDetails.payment_status === 1
  const stages = (isPaid && userTimeLine[0]?.timeline) || default_timeline
  const next_stage_title = stages.find(({ id }) => id === next_step.stage_id)?.title ?? null
  const phase = {
    isPaid,
    isEnded: isPaidBack(serviceDetails),
    isPaused: client_status === 'on_hold',
    isConfirming: next_step.next === 'confirm_payment' || next_step.next === 'check_payment',
  }
  return (
    <Card
      title={texts.progress}
      description={
        isPaid
          ? nextStepText({ ...application, client_status, next_stage_title }, shared)
          : texts.progressLocked
      }
    >
      <Stack>
        {note}
        <Timeline label={texts.progress}>
          {!stages.some(({ isPaymentStage }) => isPaymentStage) && <PaymentStep {...phase} />}
          {stages.map((stage) => (
            <ProgressStage
              key={stage.id}
              stage={stage}
              phase={phase}
              application={application}
              action={stageAction(stage)}
            />
          ))}
        </Timeline>
      </Stack>
    </Card>
  )
}

/** The payment of a service that is paid as a whole: its timeline has no stage of its own for it. */
function PaymentStep({ isPaid, isConfirming }: { isPaid: boolean; isConfirming: boolean }) {
  const texts = useMessages(serviceDetailMessages)
  if (isPaid)
    return <TimelineStage title={texts.paymentStep} status="completed" statusLabel={texts.completed} />
  return (
    <TimelineStage
      title={texts.paymentStep}
      status="current"
      yours={!isConfirming}
      statusLabel={isConfirming ? texts.confirming : texts.paymentPending}
      description={isConfirming ? undefined : texts.paymentStepText}
    />
  )
}
