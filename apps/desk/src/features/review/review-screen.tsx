import type { getDeskApplication, SuccessOf } from '@sanad/contracts'
import { reviewMessages } from '@sanad/texts/desk/review'
import { EmptyState, LoadingState, PageHeader } from '@sanad/ui'
import { AppLink, DetailError, useErrorText, useMessages } from '@sanad/web-kit'
import { useState } from 'react'
import { useNavigate, useParams, useSearchParams } from 'react-router'
import { useGetDeskApplicationQuery } from '../../shared/application/application-api.ts'
import { useNextWork } from '../../shared/application/use-next-work.ts'
import { useKeys } from '../../shared/keys/use-keys.ts'
import { applicationPath, paths, reviewPath } from '../../shared/routing/paths.ts'
import { AnswersPanel } from './answers-panel.tsx'
import { DecisionBar } from './decide/decision-bar.tsx'
import { DocumentTabs, stateText } from './document-tabs.tsx'
import styles from './review.module.css'
import { isUndecided, listReviewedDocuments, nextUndecided } from './reviewed-document.ts'
import { DocumentViewer } from './viewer/document-viewer.tsx'

/** S3: judge papers beside what was answered. */
export function ReviewScreen() {
  const texts = useMessages(reviewMessages)
  const { applicationId = '' } = useParams()
  const reading = useGetDeskApplicationQuery({ params: { id: applicationId } })
  if (reading.data) return <Review applicationId={applicationId} {...reading.data.data} />
  if (reading.error) {
    return (
      <DetailError
        error={reading.error}
        notFound={{ title: texts.notFound, text: texts.notFoundText }}
        failed={texts.failed}
        back={<AppLink to={paths.home}>{texts.toDesk}</AppLink>}
        onRetry={() => void reading.refetch()}
      />
    )
  }
  return <LoadingState label={texts.loading} />
}

type ReviewProps = SuccessOf<typeof getDeskApplication>['data'] & { readonly applicationId: string }

function Review({ applicationId, application }: ReviewProps) {
  const texts = useMessages(reviewMessages)
  const go = useNavigate()
  const [search] = useSearchParams()
  const [news, setNews] = useState('')
  const takeNext = useNextWork()
  const errorText = useErrorText()
  const documents = listReviewedDocuments(application)
  const wished = documents.find(({ id }) => id === search.get('d'))
  const shown = wished ?? documents.find(isUndecided) ?? documents[0]
  const { serviceDetails, service } = application

  const show = (id: string) => void go(reviewPath(applicationId, id), { replace: true })
  const step = (by: number) => {
    const next = documents[(shown ? documents.indexOf(shown) : 0) + by]
    if (next) show(next.id)
  }
  const next = () =>
    takeNext().then(
      (outcome) => outcome === 'nothing' && setNews(texts.nothingNext),
      (error: unknown) => setNews(errorText(error, texts.nextFailed)),
    )
  useKeys([
    { keys: 'j', label: texts.nextDocument, run: () => step(1) },
    { keys: 'k', label: texts.documentBefore, run: () => step(-1) },
    { keys: 'n', label: texts.takeNext, run: () => void next() },
    { keys: 'esc', label: texts.backToApplication, run: () => void go(applicationPath(applicationId)) },
  ])

  const open = documents.filter(isUndecided).length
  return (
    <div className={styles.screen}>
      <title>{texts.pageTitle({ track: serviceDetails.track_id })}</title>
      <PageHeader
        back={<AppLink to={applicationPath(applicationId)} />}
        backLabel={texts.backToApplication}
        title={service.title}
        meta={[serviceDetails.track_id, serviceDetails.name_of_person, serviceDetails.name_of_firm]}
      />
      <p role="status">{news || texts.open({ open })}</p>
      {shown ? (
        <>
          <div className={styles.panes}>
            <DocumentTabs applicationId={applicationId} documents={documents} shownId={shown.id} />
            <div className={styles.paper}>
              <DocumentViewer
                key={shown.file?.id ?? shown.id}
                url={shown.file?.view_url ?? null}
                name={shown.file?.original_name ?? shown.label}
                heldBack={stateText(shown.file?.status ?? 'missing', texts)}
              />
            </div>
            <AnswersPanel application={application} document={shown} />
          </div>
          <div className={styles.decision}>
            <DecisionBar
              key={shown.file?.id ?? shown.id}
              document={shown}
              onDecided={(decision) => {
                const next = nextUndecided(documents, shown.id)
                setNews(
                  texts[next ? 'decidedNext' : 'decidedLast']({
                    document: shown.label,
                    decision: stateText(decision, texts),
                    next: next?.label ?? '',
                  }),
                )
                if (next) show(next.id)
              }}
            />
          </div>
        </>
      ) : (
        <EmptyState title={texts.noDocuments} />
      )}
    </div>
  )
}
