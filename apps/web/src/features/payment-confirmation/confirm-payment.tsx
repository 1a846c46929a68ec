import type { ServiceApplication } from '@sanad/contracts'
import { displayTrackingId } from '@sanad/domain'
import { paymentConfirmationMessages } from '@sanad/texts/web/payment-confirmation'
import { Banner, Card, KeyValueList, LinkButton, LoadingState } from '@sanad/ui'
import { useErrorText, useMessages } from '@sanad/web-kit'
import type { ReactNode } from 'react'
import { Link, Navigate } from 'react-router'
import { LinkError } from '../../shared/access-link/link-error.tsx'
import { useGetServiceDetailsQuery } from '../../shared/applications/application-api.ts'
import { ApplicationLink } from '../../shared/applications/application-link.tsx'
import { useBusinessName } from '../../shared/businesses/use-business-name.ts'
import { QuoteLines } from '../../shared/prices/quote-lines.tsx'
import { paths, serviceState } from '../../shared/routing/paths.ts'
import page from '../../shared/shell/guest-page.module.css'
import { AssignedDocuments } from './assigned-documents.tsx'
import styles from './payment-confirmation-screen.module.css'

interface ConfirmPaymentProps {
  id: string
  hasForm: boolean
  children: (application: ServiceApplication, begin: ReactNode) => ReactNode
}

export function ConfirmPayment({ id, hasForm, children }: ConfirmPaymentProps) {
  const texts = useMessages(paymentConfirmationMessages)
  const errorText = useErrorText()
  const { data, error, isLoading, refetch } = useGetServiceDetailsQuery(
    { params: { userServiceId: id } },
    { refetchOnMountOrArgChange: true },
  )
  if (isLoading) return <LoadingState size="section" label={texts.loading} />
  if (!data) {
    return (
      <LinkError message={errorText(error, texts.loadFailed)} error={error} onRetry={() => void refetch()} />
    )
  }
  const { serviceDetails } = data.data
  if (serviceDetails.payment_status === 1) {
    return <Navigate to={paths.service} state={serviceState(id)} replace />
  }
  const begin = (
    <div className={styles.actions}>
      <LinkButton fullWidth render={<ApplicationLink to={paths.paymentService} applicationId={id} />}>
        {texts.pay}
      </LinkButton>
      {!hasForm && (
        <LinkButton variant="secondary" fullWidth render={<Link to={paths.submitForm} />}>
          {texts.form}
        </LinkButton>
      )}
      <LinkButton variant="quiet" fullWidth render={<Link to={paths.services} />}>
        {texts.later}
      </LinkButton>
    </div>
  )
  return (
    <div className={page.screen}>
      <h1>{texts.title}</h1>
      <p className={page.lead}>{texts.lead}</p>
      <ApplicationCard application={data.data} />
      <PriceCard application={data.data} />
      {children(data.data, begin)}
      <AssignedDocuments serviceId={data.data.service.service} />
    </div>
  )
}

function ApplicationCard({ application }: { application: ServiceApplication }) {
  const texts = useMessages(paymentConfirmationMessages)
  const { serviceDetails, service } = application
  const nameOf = useBusinessName()
  return (
    <Card title={texts.application}>
      <KeyValueList
        items={[
          { label: texts.service, value: service.title },
          { label: texts.trackingId, value: displayTrackingId(serviceDetails.track_id) },
          { label: texts.applicant, value: serviceDetails.name_of_person },
          { label: texts.business, value: nameOf(serviceDetails) ?? texts.businessMissing },
        ]}
      />
    </Card>
  )
}

/** What is due first: the first stage where it is paid in stages, otherwise everything. */
function PriceCard({ application }: { application: ServiceApplication }) {
  const texts = useMessages(paymentConfirmationMessages)
  const quote = application.stage_quotes[0]?.quote ?? application.quote
  return (
    <Card title={texts.price}>
      {quote ? <QuoteLines quote={quote} /> : <Banner tone="info">{texts.choose}</Banner>}
    </Card>
  )
}
