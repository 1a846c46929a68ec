import type { ServiceApplication } from '@sanad/contracts'
import { informationMessages } from '@sanad/texts/web/information'
import { informationStepMessages } from '@sanad/texts/web/information-step'
import { Alert, Banner, Button, LinkButton, PageHeader, Tabs, useOpenOverlay } from '@sanad/ui'
import { PageTitle, useMessages } from '@sanad/web-kit'
import { type ReactNode, useId, useState } from 'react'
import { Link } from 'react-router'
import { ApplicationLink } from '../../shared/applications/application-link.tsx'
import { serviceTarget } from '../../shared/applications/service-target.ts'
import { GuardianDialog } from '../../shared/guardian/guardian-dialog.tsx'
import { RecipientsNote } from '../../shared/privacy-notice/recipients-note.tsx'
import { serviceState } from '../../shared/routing/paths.ts'
import { useNavigateFromHere } from '../../shared/routing/use-navigate-from-here.ts'
import { DocumentsPanel } from './documents-panel.tsx'
import { goToAnswer } from './form/answer-link.tsx'
import { InformationPanel } from './form/information-panel.tsx'
import { InformationReview } from './form/information-review.tsx'
import { openItems } from './form/open-items.ts'
import { useInformationForm } from './form/use-information-form.ts'
import { countMissing } from './missing-items.ts'
import styles from './provide-information.module.css'
import { toDocuments, useAskedPlace } from './use-asked-place.ts'
import { WhatIsRequired } from './what-is-required.tsx'

export interface ProvideInformationProps {
  application: ServiceApplication
  /** Says that the application form is needed too, and opens it. */
  form?: ((application: ServiceApplication) => ReactNode) | undefined
}

/** Provide Information: documents and answers, what is missing first. */
export function ProvideInformation({ application, form }: ProvideInformationProps) {
  const texts = useMessages(informationMessages)
  const step = useMessages(informationStepMessages)
  const navigate = useNavigateFromHere()
  const place = useAskedPlace(application)
  const information = useInformationForm(application)
  const formId = useId()
  const [isReviewing, setReviewing] = useState(false)
  // All of it was submitted elsewhere meanwhile: nothing is left to confirm.
  if (isReviewing && information.isEmpty && !information.isSubmitting) setReviewing(false)
  // It stands in place of the form, to which Back leads.
  useOpenOverlay(isReviewing, () => setReviewing(false))
  const { serviceDetails, service, pending_items, allowed_actions } = application
  const missing = countMissing(application)
  const mayProvide = allowed_actions.includes('submit_information')
  const open = openItems(application)
  // Documents are saved as they are given: there is nothing to cancel.
  const isAnswering =
    place.tab === 'information' && mayProvide && open.fields.length + open.extraItems.length > 0
  const isUnpaid = serviceDetails.payment_status === 0
  // On a phone one document has the page to itself.
  const isAlone = place.chosen !== undefined && !place.isWide
  const hasOpen = mayProvide && missing.documents + missing.information > 0
  const labelOf = (name: string, open: number) =>
    mayProvide && open > 0 ? texts.tabWithOpen({ name, open }) : name
  const toService = <ApplicationLink to={serviceTarget(serviceDetails)} applicationId={serviceDetails.id} />

  const review = () => {
    const isRight = information.check()
    if (isRight) setReviewing(true)
    return isRight
  }

  const submit = async () => {
    const filled = await information.submit()
    setReviewing(false)
    if (!filled) return
    if (missing.documents > 0) return place.proceed('documents')
    // Nothing left to provide: the timeline says what comes next.
    await navigate(serviceTarget(serviceDetails), { state: serviceState(serviceDetails.id) })
  }

  const afterDocuments =
    missing.documents > 0 ? null : mayProvide && missing.information > 0 ? (
      <Button onClick={() => place.proceed('information')}>{texts.next}</Button>
    ) : (
      mayProvide && (
        <Banner
          tone="success"
          actions={
            <LinkButton size="small" render={toService}>
              {texts.toService}
            </LinkButton>
          }
        >
          {texts.allGiven}
        </Banner>
      )
    )

  return (
    <div className={styles.page} data-alone={isAlone || undefined}>
      <PageTitle>{step.provide}</PageTitle>
      <PageHeader
        back={isAlone ? <Link to={toDocuments} replace /> : toService}
        backLabel={isAlone ? texts.allDocuments : texts.backToService({ service: service.title })}
        title={step.provide}
        subtitle={pending_items > 0 && <WhatIsRequired application={application} isShort={isAlone} />}
      />
      {isUnpaid && <p>{step.afterPayment}</p>}
      {hasOpen && serviceDetails.client_status === 'on_hold' && <Banner>{texts.paused}</Banner>}
      {hasOpen && <RecipientsNote recipients={application.recipients} />}
      {information.overtaken.length > 0 && (
        <div className={styles.notice}>
          <Alert tone="warning">
            {texts.overtaken({ names: information.overtaken.join(', ') })} {mayProvide && texts.overtakenAsk}
          </Alert>
        </div>
      )}
      {!isUnpaid && isReviewing && (
        <InformationReview
          application={application}
          values={information.form.getValues()}
          onChange={(id) => {
            setReviewing(false)
            // After the inputs are rendered.
            requestAnimationFrame(() => goToAnswer(id))
          }}
        />
      )}
      {!isUnpaid && !isReviewing && (
        <Tabs
          label={texts.tabs}
          value={place.tab}
          onValueChange={place.show}
          items={[
            {
              value: 'documents',
              label: labelOf(texts.documents, missing.documents),
              panel: <DocumentsPanel application={application} place={place} after={afterDocuments} />,
            },
            {
              value: 'information',
              label: labelOf(texts.information, missing.information),
              panel: (
                <InformationPanel
                  application={application}
                  information={information}
                  formId={formId}
                  isWide={place.isWide}
                  onSubmit={review}
                />
              ),
            },
          ]}
        />
      )}
      {information.guardian.isAsking && (
        <GuardianDialog
          applicationId={serviceDetails.id}
          onClose={information.guardian.end}
          onConsented={() => {
            information.guardian.end()
            void submit()
          }}
        />
      )}
      {!isReviewing && !isAlone && <div className={styles.form}>{form?.(application)}</div>}
      <div className={styles.actions}>
        {isReviewing ? (
          <>
            <Button variant="secondary" onClick={() => setReviewing(false)}>
              {texts.back}
            </Button>
            <Button
              busy={information.isSubmitting}
              busyLabel={texts.submitting}
              onClick={() => void submit()}
            >
              {texts.confirm}
            </Button>
          </>
        ) : (
          <>
            <LinkButton variant="secondary" render={toService}>
              {isAnswering ? texts.cancel : texts.close}
            </LinkButton>
            {isAnswering && (
              <Button type="submit" form={formId}>
                {texts.submit}
              </Button>
            )}
          </>
        )}
      </div>
    </div>
  )
}
