import { formatRupees } from '@sanad/domain'
import { paymentMessages } from '@sanad/texts/web/payment'
import { useMessages } from '@sanad/web-kit'
import { usePayment } from '../flow/payment-context.tsx'
import { PayButton } from './pay-button.tsx'

/** Pays the stage that is due; nothing where the panel about an earlier payment leads on. */
export function PayDueButton() {
  const texts = useMessages(paymentMessages)
  const { stage, situation, application } = usePayment()
  if (!stage || !application.allowed_actions.includes('pay')) return null
  if (situation && situation.kind !== 'refund_due') return null
  return <PayButton scope="stage">{texts.payDue({ total: formatRupees(stage.quote.total) })}</PayButton>
}
