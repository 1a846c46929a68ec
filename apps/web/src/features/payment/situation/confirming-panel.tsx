import { formatRupees } from '@sanad/domain'
import { paymentSituationMessages } from '@sanad/texts/web/payment-situation'
import { ClockIcon, OutcomePanel } from '@sanad/ui'
import { formatDate, useLanguage, useMessages } from '@sanad/web-kit'
import { todayInIndia } from '../../../shared/fields/today-in-india.ts'
import type { KnownOrder } from '../flow/payment-situation.ts'
import { AskAboutPayment } from './ask-about-payment.tsx'
import { CheckAgainButton } from './check-again-button.tsx'
import { OrderFacts } from './order-facts.tsx'

/** The bank has not decided yet. */
export function ConfirmingPanel({ order }: { order: KnownOrder }) {
  const texts = useMessages(paymentSituationMessages)
  const language = useLanguage()
  const day = formatDate(order.bankDecidesBy, language)
  const isOverdue = todayInIndia() > order.bankDecidesBy
  return (
    <OutcomePanel
      tone="info"
      icon={<ClockIcon />}
      title={texts.confirmingTitle}
      message={<p>{texts.confirmingText({ total: formatRupees(order.total) })}</p>}
      actions={
        <>
          {isOverdue && <AskAboutPayment orderId={order.orderId} variant="primary" />}
          <CheckAgainButton order={order} variant={isOverdue ? 'secondary' : 'primary'} />
          {!isOverdue && <AskAboutPayment orderId={order.orderId} />}
        </>
      }
      details={<OrderFacts order={order} bankDecidesBy={order.bankDecidesBy} />}
    >
      <p>{isOverdue ? texts.overdue({ day }) : texts.decidedBy({ day })}</p>
      <p>{texts.mayClose}</p>
    </OutcomePanel>
  )
}
