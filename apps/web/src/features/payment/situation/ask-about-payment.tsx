import { paymentSituationMessages } from '@sanad/texts/web/payment-situation'
import { LinkButton, type LinkButtonProps } from '@sanad/ui'
import { AppLink, useMessages } from '@sanad/web-kit'
import { newTicketPath } from '../../../shared/routing/paths.ts'
import { usePayment } from '../flow/payment-context.tsx'

interface AskAboutPaymentProps extends Pick<LinkButtonProps, 'variant'> {
  orderId: string
}

/** Leads to a ticket that names the payment. */
export function AskAboutPayment({ orderId, variant = 'secondary' }: AskAboutPaymentProps) {
  const texts = useMessages(paymentSituationMessages)
  const applicationId = usePayment().application.serviceDetails.id
  const about = { applicationId, topic: 'payment', subject: texts.ticketSubject({ reference: orderId }) }
  return (
    <LinkButton variant={variant} render={<AppLink to={newTicketPath(about)} />}>
      {texts.askSupport}
    </LinkButton>
  )
}
