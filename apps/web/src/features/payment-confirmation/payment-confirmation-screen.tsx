import { Linked } from '../../shared/access-link/linked.tsx'
import { useMessages } from '../../shared/i18n/use-messages.ts'
import { GuestFrame } from '../../shared/shell/guest-frame.tsx'
import { ConfirmPayment } from './confirm-payment.tsx'
import { paymentConfirmationMessages } from './messages.ts'

/** `/payment/confirmation`: what a verified customer is about to pay for. */
export function PaymentConfirmationScreen() {
  const texts = useMessages(paymentConfirmationMessages)
  return (
    <GuestFrame>
      <title>{`${texts.title} · Sanad`}</title>
      <Linked>{({ id, is_form_submitted }) => <ConfirmPayment id={id} hasForm={is_form_submitted} />}</Linked>
    </GuestFrame>
  )
}
