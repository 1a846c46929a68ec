import { LinkButton, type LinkButtonProps } from '@sanad/ui'
import { AppLink, useMessages } from '@sanad/web-kit'
import { newTicketPath } from '../../../shared/routing/paths.ts'
import { usePayment } from '../flow/payment-context.tsx'
import { situationMessages } from './situation-messages.ts'

interface AskAboutPaymentProps extends Pick<LinkButtonProps, 'variant'> {
  orderId: string
}

/** Leads to a ticket that names the payment. */
export function AskAboutPayment({ orderId, variant = 'secondary' }: AskAboutPaymentProps) {
  const texts = useMessages(situationMessages)
  const applicationId = usePayment().application.serviceDetails.id
  const about = { applicationId, topic: 'payment', subject: texts.ticketSubject(orderId) }
  return (
    <LinkButton variant={variant} render={<AppLink to={newTicketPath(about)} />}>
      {texts.askSupport}
    </LinkButton>
  )
}
