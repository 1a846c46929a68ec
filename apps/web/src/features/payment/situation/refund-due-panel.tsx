import { LinkButton, OutcomePanel } from '@sanad/ui'
import { AppLink, formatRupees, useLanguage, useMessages } from '@sanad/web-kit'
import { refundMessages } from '../../../shared/refunds/refund-messages.ts'
import { refundText } from '../../../shared/refunds/refund-text.ts'
import { paths } from '../../../shared/routing/paths.ts'
import { usePayment } from '../flow/payment-context.tsx'
import type { KnownOrder } from '../flow/payment-situation.ts'
import { OrderFacts } from './order-facts.tsx'
import { situationMessages } from './situation-messages.ts'

/** Money came in that nothing was due for. */
export function RefundDuePanel({ order }: { order: KnownOrder }) {
  const texts = useMessages(situationMessages)
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
          <p>{texts.refundText(formatRupees(order.total))}</p>
          {refund && <p>{refundText(refund, refundTexts, language)}</p>}
        </>
      }
      actions={<LinkButton render={<AppLink to={paths.payments} />}>{texts.seePayments}</LinkButton>}
      details={<OrderFacts order={order} />}
    />
  )
}
