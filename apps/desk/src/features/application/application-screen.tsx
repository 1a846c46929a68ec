import { applicationMessages } from '@sanad/texts/desk/application'
import { answersMessages } from '@sanad/texts/desk/shared/answers'
import { appMessages } from '@sanad/texts/desk/shared/app'
import { Badge, Card, Columns, LoadingState, PageHeader, Stack } from '@sanad/ui'
import { AppLink, DetailError, useMessages } from '@sanad/web-kit'
import { useNavigate, useParams } from 'react-router'
import { GivenAnswers } from '../../shared/answers/given-answers.tsx'
import { useGetDeskApplicationQuery } from '../../shared/application/application-api.ts'
import { useCameFrom } from '../../shared/application/came-from.ts'
import { isUndecidedFile } from '../../shared/application/is-undecided-file.ts'
import { useIdentity } from '../../shared/application/use-identity.ts'
import { ActButton } from '../../shared/keys/act-button.tsx'
import { ActLink } from '../../shared/keys/act-link.tsx'
import { useKeys } from '../../shared/keys/use-keys.ts'
import { customerPath, paths, reviewPath } from '../../shared/routing/paths.ts'
import { useMay } from '../../shared/session/use-staff.ts'
import { Strip } from '../../shared/strip/strip.tsx'
import { DeskTitle } from '../../shared/title/desk-title.tsx'
import { ContactCard } from './contact-card.tsx'
import { DeliverablesCard } from './deliverables/deliverables-card.tsx'
import { HistoryCard } from './history-card.tsx'
import { HoldCard } from './hold-card.tsx'
import { listPapers } from './list-papers.ts'
import { EInvoiceCard } from './money/e-invoice-card.tsx'
import { MoneyCard } from './money/money-card.tsx'
import { describeNextStep } from './next-step.ts'
import { PaperList } from './paper-list.tsx'
import { StagesCard } from './stages/stages-card.tsx'
import { useApplicationActs } from './use-application-acts.ts'

/** S4: an application with its papers and stages, and what staff may record now. */
export function ApplicationScreen() {
  const texts = useMessages(applicationMessages)
  const appTexts = useMessages(appMessages)
  const answers = useMessages(answersMessages)
  const { id = '' } = useParams()
  const mayTake = useMay('work.take')
  const { currentData, isError, error, refetch } = useGetDeskApplicationQuery({ params: { id } })
  const acts = useApplicationActs()
  const { keep } = useCameFrom()
  const identityOf = useIdentity()
  const go = useNavigate()
  useKeys([{ keys: 'esc', label: texts.backToWork, run: () => void go(-1) }])

  const shown = currentData?.data
  if (isError && !shown) {
    return (
      <DetailError
        error={error}
        notFound={{ title: appTexts.missingTitle, text: appTexts.missingText }}
        failed={texts.failed}
        back={<AppLink to={paths.work}>{texts.backToWork}</AppLink>}
        onRetry={refetch}
      />
    )
  }
  if (!shown) return <LoadingState label={texts.loading} />
  const { serviceDetails, service } = shown.application
  const identity = identityOf(serviceDetails)
  const papers = listPapers(shown.application)
  const hasUndecided = shown.application.uploadedDocs.some(isUndecidedFile)
  const step = describeNextStep(shown.application, texts)
  // What keeps all the rest waiting comes first.
  const isOnHold = serviceDetails.client_status === 'on_hold'
  const hold = <HoldCard key={`hold ${id}`} shown={shown} say={acts.say} />
  return (
    <Stack gap="large">
      <DeskTitle>{serviceDetails.track_id}</DeskTitle>
      <PageHeader
        back={<AppLink to={paths.work} />}
        backLabel={texts.backToWork}
        title={`${serviceDetails.track_id} · ${service.title}`}
        subtitle={step.words.join(' · ')}
        badge={<Badge tone={step.tone}>{step.turn}</Badge>}
        meta={[
          <AppLink key="customer" to={customerPath(serviceDetails.user_id)}>
            {identity.person}
          </AppLink>,
          identity.firm,
          identity.state,
        ]}
        actions={
          mayTake && (
            <ActButton keys="n" label={texts.takeNext} onClick={() => void acts.next()}>
              {texts.next}
            </ActButton>
          )
        }
      />
      <Strip>{acts.said}</Strip>
      <Columns
        aside={
          <Stack gap="large">
            {!isOnHold && hold}
            <MoneyCard key={`money of ${id}`} applicationId={id} shown={shown} onSaid={acts.say} />
            <EInvoiceCard key={`e-invoices of ${id}`} applicationId={id} shown={shown} onSaid={acts.say} />
            <ContactCard
              applicationId={serviceDetails.id}
              customerId={serviceDetails.user_id}
              contact={shown.contact}
            />
            <HistoryCard key={`history of ${id}`} applicationId={id} application={shown.application} />
          </Stack>
        }
      >
        <Stack gap="large">
          {isOnHold && hold}
          <Card title={texts.documents}>
            <Stack>
              {papers.length === 0 ? (
                <p>{texts.noDocuments}</p>
              ) : (
                <PaperList applicationId={id} papers={papers} />
              )}
              {papers.length > 0 && (
                <div>
                  <ActLink
                    keys="w"
                    label={hasUndecided ? texts.review : texts.seeDocuments}
                    variant={hasUndecided ? 'primary' : 'secondary'}
                    to={keep(reviewPath(id))}
                  />
                </div>
              )}
            </Stack>
          </Card>
          <StagesCard key={id} shown={shown} say={acts.say} />
          <DeliverablesCard key={`deliverables of ${id}`} shown={shown} />
          <Card title={answers.answers}>
            <GivenAnswers
              key={`answers of ${id}`}
              applicationId={id}
              application={shown.application}
              given={shown.given}
              columns={2}
            />
          </Card>
        </Stack>
      </Columns>
    </Stack>
  )
}
