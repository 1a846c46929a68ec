import { paymentSituationMessages } from '@sanad/texts/web/payment-situation'
import { OutcomePanel } from '@sanad/ui'
import { useMessages } from '@sanad/web-kit'
import type { PricedOrder } from '../ordering/payment-requests.ts'
import { AskAboutPayment } from './ask-about-payment.tsx'
import { CheckAgainButton } from './check-again-button.tsx'
import { OrderFacts } from './order-facts.tsx'

interface UnsurePanelProps {
  /** `unknown`: nobody could say what became of it; `review`: something came in, but not what we asked for. */
  kind: 'unknown' | 'review'
  order: PricedOrder
}

export function UnsurePanel({ kind, order }: UnsurePanelProps) {
  const texts = useMessages(paymentSituationMessages)
  const isUnknown = kind === 'unknown'
  return (
    <OutcomePanel
      tone="warning"
      title={isUnknown ? texts.unknownTitle : texts.reviewTitle}
      message={<p>{isUnknown ? texts.unknownText : texts.reviewText}</p>}
      actions={
        <>
          {isUnknown && <CheckAgainButton order={order} />}
          <AskAboutPayment orderId={order.orderId} variant={isUnknown ? 'secondary' : 'primary'} />
        </>
      }
      details={<OrderFacts order={order} />}
    />
  )
}
