import type { ServiceApplication } from '@sanad/contracts'
import { paymentConfirmationMessages } from '@sanad/texts/web/payment-confirmation'
import { PageTitle, useMessages } from '@sanad/web-kit'
import type { ReactNode } from 'react'
import { Linked } from '../../shared/access-link/linked.tsx'
import { GuestFrame } from '../../shared/shell/guest-frame.tsx'
import { ConfirmPayment } from './confirm-payment.tsx'

interface PaymentConfirmationScreenProps {
  /** `begin` leads to a first payment; it gives way to what is to be said of one that was begun. */
  children: (application: ServiceApplication, begin: ReactNode) => ReactNode
}

/** `/payment/confirmation`: what a verified customer is about to pay for. */
export function PaymentConfirmationScreen({ children }: PaymentConfirmationScreenProps) {
  const texts = useMessages(paymentConfirmationMessages)
  return (
    <GuestFrame>
      <PageTitle>{texts.title}</PageTitle>
      <Linked>
        {({ id, is_form_submitted }) => (
          <ConfirmPayment id={id} hasForm={is_form_submitted}>
            {children}
          </ConfirmPayment>
        )}
      </Linked>
    </GuestFrame>
  )
}
