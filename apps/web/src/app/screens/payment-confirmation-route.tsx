import type { ServiceApplication } from '@sanad/contracts'
import type { ReactNode } from 'react'
import { BusinessBeforePayment, lacksBusiness } from '../../features/businesses/business-before-payment.tsx'
import { PaymentProvider } from '../../features/payment/flow/payment-context.tsx'
import { PaymentHelp } from '../../features/payment/help/payment-help.tsx'
import { PaymentQuestion } from '../../features/payment/paying/payment-question.tsx'
import { PaymentUnlessBegun } from '../../features/payment/paying/payment-unless-begun.tsx'
import { PaymentSituationPanel } from '../../features/payment/situation/payment-situation-panel.tsx'
import { PaymentConfirmationScreen } from '../../features/payment-confirmation/payment-confirmation-screen.tsx'

/** `/payment/confirmation`, which also tells where a payment stands that was begun before. */
export function PaymentConfirmationRoute() {
  return (
    <PaymentConfirmationScreen>
      {(application, begin) => <Payment application={application}>{begin}</Payment>}
    </PaymentConfirmationScreen>
  )
}

function Payment({ application, children }: { application: ServiceApplication; children: ReactNode }) {
  return (
    <PaymentProvider
      application={application}
      saving={false}
      typing={false}
      askFirst={lacksBusiness(application)}
    >
      <PaymentSituationPanel />
      <PaymentUnlessBegun>{children}</PaymentUnlessBegun>
      <PaymentQuestion>
        {(question) => <BusinessBeforePayment application={application} {...question} />}
      </PaymentQuestion>
      <PaymentHelp />
    </PaymentProvider>
  )
}
