import type { ServiceApplication } from '@sanad/contracts'
import { Stack } from '@sanad/ui'
import { latePart, useMinWidth } from '@sanad/web-kit'
import { FormDue } from '../../features/application-form/form-due.tsx'
import { FormNote } from '../../features/application-form/form-note.tsx'
import { OpenFormButton } from '../../features/application-form/open-form-button.tsx'
import { OpenFormCard } from '../../features/application-form/open-form-card.tsx'
import { BusinessBeforePayment, lacksBusiness } from '../../features/businesses/business-before-payment.tsx'
import { BusinessFact } from '../../features/businesses/business-fact.tsx'
import { DeliverablesCard } from '../../features/deliverables/deliverables-card.tsx'
import { InformationStep } from '../../features/information/form/information-step.tsx'
import { InformationLink } from '../../features/information/information-link.tsx'
import { KeepWhilePaying } from '../../features/payment/flow/keep-while-paying.tsx'
import { PaymentProvider } from '../../features/payment/flow/payment-context.tsx'
import { PaymentHelp } from '../../features/payment/help/payment-help.tsx'
import { DocumentsOfService } from '../../features/payment/paid/documents-of-service.tsx'
import { PaymentReceivedPopup } from '../../features/payment/paid/payment-received-popup.tsx'
import { RefundsOfService } from '../../features/payment/paid/refunds-of-service.tsx'
import { AmountBar } from '../../features/payment/paying/amount-bar.tsx'
import { PayDue } from '../../features/payment/paying/pay-due.tsx'
import { PaymentQuestion } from '../../features/payment/paying/payment-question.tsx'
import { PaymentSummary } from '../../features/payment/paying/payment-summary.tsx'
import { StagePayment } from '../../features/payment/paying/stage-payment.tsx'
import { PaymentSituationPanel } from '../../features/payment/situation/payment-situation-panel.tsx'
import {
  BuyerBeforePayment,
  lacksAddress,
} from '../../features/service-detail/choice/buyer-before-payment.tsx'
import { missingChoiceTitle } from '../../features/service-detail/choice/choice-titles.ts'
import { OptionChoice } from '../../features/service-detail/choice/option-choice.tsx'
import { QuantityChoice } from '../../features/service-detail/choice/quantity-choice.tsx'
import { lacksState, StateBeforePayment } from '../../features/service-detail/choice/state-before-payment.tsx'
import { InvoiceDetails, TaxDetails } from '../../features/service-detail/choice/tax-details.tsx'
import { useSavedChoice } from '../../features/service-detail/choice/use-saved-choice.ts'
import { OtpVerifiedPopup } from '../../features/service-detail/otp-verified-popup.tsx'
import { Overview } from '../../features/service-detail/overview/overview.tsx'
import { ProgressCard } from '../../features/service-detail/progress/progress-card.tsx'
import { type KeepShown, ServiceDetail } from '../../features/service-detail/service-detail.tsx'
import { ServiceHeader } from '../../features/service-detail/service-header.tsx'
import { ServiceLayout } from '../../features/service-detail/service-layout.tsx'
import { YourTurn } from '../../features/service-detail/turn/your-turn.tsx'
import { AskAboutService } from '../../features/tickets/ask-about-service.tsx'
import { ShareTracking } from '../../features/tracking/share-tracking.tsx'
import { isPaidBack } from '../../shared/applications/is-paid-back.ts'

// Few need it.
const OtherApplications = latePart(() =>
  import('../../features/services/other-applications.tsx').then((m) => m.OtherApplications),
)

/** The detail screen of one application, for `/dashboard/service` and `/dashboard/payment-service`. */
export function ServiceScreen() {
  return (
    <>
      <ServiceDetail>
        {(application, keep) => <LoadedService application={application} keep={keep} />}
      </ServiceDetail>
      <PaymentReceivedPopup />
    </>
  )
}

interface LoadedServiceProps {
  application: ServiceApplication
  keep: KeepShown
}

function LoadedService({ application, keep }: LoadedServiceProps) {
  const saved = useSavedChoice(application)
  const parts = { application, saved }
  const { serviceDetails } = application
  const { id, payment_status } = serviceDetails
  const isPaid = payment_status === 1
  // The payment comes before what it makes the customer's turn.
  const isNewlyPaid = application.news === 'paid' && application.next_step.turn === 'you'
  const isWide = useMinWidth('72rem')
  const missingChoice = missingChoiceTitle(application, saved.choice.selection)
  const openForm = <OpenFormButton applicationId={id} size="small" />
  const overview = <Overview application={application} openForm={openForm} />
  // One pay button: in the summary where that has a column of its own, at the bottom of phones.
  const bar = <AmountBar missingChoice={missingChoice} inSummary={isWide} />
  return (
    <PaymentProvider
      application={application}
      saving={saved.saving}
      typing={saved.typing}
      askFirst={lacksState(application) || lacksAddress(application) || lacksBusiness(application)}
    >
      <KeepWhilePaying keep={keep} />
      <ServiceHeader application={application} business={<BusinessFact application={application} />} />
      <Stack gap="large">
        {!isPaid && application.has_other_application && <OtherApplications application={application} />}
        {isNewlyPaid && overview}
        <YourTurn
          application={application}
          provide={(label, item) => (
            <InformationLink application={application} item={item}>
              {label}
            </InformationLink>
          )}
          payDue={(panel) => <PayDue>{panel}</PayDue>}
        />
        <FormDue application={application} />
        <PaymentSituationPanel />
        <DeliverablesCard application={application} />
        <RefundsOfService application={application} />
        <ServiceLayout
          lead={
            <>
              {isPaid && !isNewlyPaid && overview}
              <OptionChoice {...parts} />
              <QuantityChoice {...parts} />
            </>
          }
          summary={<PaymentSummary pay={isWide && bar} />}
          rest={
            <>
              <TaxDetails {...parts} />
              {!isPaid && overview}
              <ProgressCard
                application={application}
                note={<FormNote application={application} />}
                stageAction={(stage) => {
                  if (stage.isPaymentStage) return <StagePayment stage={stage} />
                  return stage.kind === 'information' && <InformationStep application={application} />
                }}
              />
            </>
          }
        />
        <DocumentsOfService application={application} />
        <InvoiceDetails application={application} />
        {!isPaidBack(serviceDetails) && <OpenFormCard application={application} />}
        {!isPaidBack(serviceDetails) && <ShareTracking applicationId={id} />}
        <AskAboutService applicationId={id} />
        {!isWide && bar}
      </Stack>
      <PaymentQuestion>
        {({ open, onPay, onClose }) =>
          lacksState(application) ? (
            <StateBeforePayment
              application={application}
              open={open}
              onClose={onClose}
              // The next question follows, where there is one.
              onSaved={() => lacksAddress(application) || lacksBusiness(application) || onPay()}
            />
          ) : lacksAddress(application) ? (
            <BuyerBeforePayment
              application={application}
              open={open}
              onClose={onClose}
              // Without a business the next question follows: the payment waits for both.
              onSaved={() => lacksBusiness(application) || onPay()}
            />
          ) : (
            <BusinessBeforePayment application={application} open={open} onPay={onPay} onClose={onClose} />
          )
        }
      </PaymentQuestion>
      <PaymentHelp />
      <OtpVerifiedPopup application={application} />
    </PaymentProvider>
  )
}
