import { formatRupees } from '@sanad/domain'
import { paymentSituationMessages } from '@sanad/texts/web/payment-situation'
import { refundMessages } from '@sanad/texts/web/shared/refund'
import { LinkButton, OutcomePanel } from '@sanad/ui'
import { AppLink, useLanguage, useMessages } from '@sanad/web-kit'
import { refundText } from '../../../shared/refunds/refund-text.ts'
import { paths } from '../../../shared/routing/paths.ts'
import { usePayment } from '../flow/payment-context.tsx'
import type { KnownOrder } from '../flow/payment-situation.ts'
import { OrderFacts } from './order-facts.tsx'

/** Money came in that nothing was due for. */
export function RefundDuePanel({ order }: { order: KnownOrder }) {
  const texts = useMessages(paymentSituationMessages)
  const refundTexts = useMessages(refundMessages)
  const language = useLanguage()
  const { application } = usePayment()
  const refund = application.refunds.find(({ order_id }) => order_id === order.orderId)
  return (
    <OutcomePanel
      tone="info"
      title={texts.refundTitle}
      message={
        <>
          <p>{texts.refundText({ total: formatRupees(order.total) })}</p>
          {refund && <p>{refundText(refund, refundTexts, language)}</p>}
        </>
      }
      actions={<LinkButton render={<AppLink to={paths.payments} />}>{texts.seePayments}</LinkButton>}
      details={<OrderFacts order={order} />}
    />
  )
}
