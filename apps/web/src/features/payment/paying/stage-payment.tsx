import type { TimelineStage } from '@sanad/contracts'
import { formatRupees } from '@sanad/domain'
import { paymentMessages } from '@sanad/texts/web/payment'
import { Badge, Button, CheckIcon, Stack } from '@sanad/ui'
import { useMessages } from '@sanad/web-kit'
import { isPaidBack } from '../../../shared/applications/is-paid-back.ts'
import { usePayment } from '../flow/payment-context.tsx'
import { PayButton } from './pay-button.tsx'

/** The payment part of a payment stage in the timeline. */
export function StagePayment({ stage }: { stage: TimelineStage }) {
  const texts = useMessages(paymentMessages)
  const { stage: payable, full, purchase, application, isActing, obstacle } = usePayment()
  if (stage.status === 'completed') {
    return (
      <Badge tone="green" icon={<CheckIcon size={1} />}>
        {texts.stageCompleted({ title: stage.title })}
      </Badge>
    )
  }
  const { serviceDetails } = application
  if (isActing || isPaidBack(serviceDetails) || serviceDetails.client_status === 'on_hold') return null
  // Nothing is to be paid until it is decided, here or at the end.
  if (obstacle === 'confirming') return null
  // The choice of the summary holds here too.
  const isTogether = payable !== undefined && purchase?.scope === 'full' && purchase.stages.length > 1
  if (stage.id === payable?.stages[0]?.id) {
    return (
      <>
        {isTogether && (
          <p>
            {texts.scopeFullText({ stages: purchase.stages.length })}: {formatRupees(purchase.quote.total)}
          </p>
        )}
        <PayButton scope={isTogether ? 'full' : 'stage'} variant="secondary">
          {texts.payNow}
        </PayButton>
      </>
    )
  }
  if (isTogether) return <p>{texts.paidTogether}</p>
  // Between two stages nothing is due, but paying the rest in full is allowed.
  const isNext = !payable && stage.id === full?.stages[0]?.id && application.allowed_actions.includes('pay')
  return (
    <Stack gap="small">
      <div>
        <Button variant="secondary" disabled>
          {texts.payLater}
        </Button>
      </div>
      <p>{texts.payLaterReason}</p>
      {isNext && full && (
        <div>
          <PayButton scope="full" variant="quiet">
            {texts.payRest({ total: formatRupees(full.quote.total) })}
          </PayButton>
        </div>
      )}
    </Stack>
  )
}
