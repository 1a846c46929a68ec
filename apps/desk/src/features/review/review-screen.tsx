import type { SuccessOf, UploadedDocument } from '@sanad/contracts'
import type { getDeskApplication } from '@sanad/contracts/staff'
import { reviewMessages } from '@sanad/texts/desk/review'
import { EmptyState, LoadingState } from '@sanad/ui'
import { AppLink, DetailError, useErrorText, useMessages } from '@sanad/web-kit'
import { useRef, useState } from 'react'
import { useNavigate, useParams, useSearchParams } from 'react-router'
import { useGetDeskApplicationQuery } from '../../shared/application/application-api.ts'
import { useCameFrom } from '../../shared/application/came-from.ts'
import { useIdentity } from '../../shared/application/use-identity.ts'
import { useNextWork } from '../../shared/application/use-next-work.ts'
import { useKeptSwitch } from '../../shared/display/use-kept-switch.ts'
import { ActButton } from '../../shared/keys/act-button.tsx'
import { useKeys } from '../../shared/keys/use-keys.ts'
import { applicationPath, paths, reviewPath } from '../../shared/routing/paths.ts'
import { useMay } from '../../shared/session/use-staff.ts'
import { useDeskDispatch, useDeskSelector } from '../../shared/state/desk-state.ts'
import { DeskTitle } from '../../shared/title/desk-title.tsx'
import { decided } from '../../shared/undo/undo-slice.ts'
import { AnswersPanel } from './answers-panel.tsx'
import { AskForm } from './decide/ask-form.tsx'
import { DecisionBar } from './decide/decision-bar.tsx'
import { NewFileBanner } from './decide/new-file-banner.tsx'
import { useAcceptance } from './decide/use-acceptance.ts'
import { useTypedAhead } from './decide/use-typed-ahead.ts'
import { stateText } from './document-state.ts'
import { DocumentTabs } from './document-tabs.tsx'
import { EarlierFiles } from './earlier-files.tsx'
import { HistoryPanel } from './history-panel.tsx'
import { LateMaskDialog } from './mask/late-mask-dialog.tsx'
import { type Pane, PaneTabs } from './pane-tabs.tsx'
import { Papers } from './papers.tsx'
import styles from './review.module.css'
import { ReviewBar } from './review-bar.tsx'
import { isUndecided, listReviewedDocuments, nextUndecided } from './reviewed-document.ts'
import { useAhead } from './use-ahead.ts'
import { useNews } from './use-news.ts'
import { usePaintedFiles } from './use-painted-files.ts'
import { usePaperFocus } from './use-paper-focus.ts'
import { usePinnedDocument } from './use-pinned-document.ts'
import { usePinnedFile } from './use-pinned-file.ts'
import { usePlaceInList } from './use-place-in-list.ts'

/** S3: judge papers beside what was answered. */
export function ReviewScreen() {
  const texts = useMessages(reviewMessages)
  const { applicationId = '' } = useParams()
  const reading = useGetDeskApplicationQuery({ params: { id: applicationId } })
  // Of this application: the one before is no longer what is judged.
  if (reading.currentData) return <Review applicationId={applicationId} {...reading.currentData.data} />
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

function Review({
  applicationId,
  application,
  file_views: views,
  earlier_files,
  checks,
  given,
  seen,
  allowed_acts,
}: ReviewProps) {
  const texts = useMessages(reviewMessages)
  const go = useNavigate()
  const [search] = useSearchParams()
  const [pane, setPane] = useState<Pane>('paper')
  const [askingFor, setAskingFor] = useState<string>()
  const isAsking = askingFor === applicationId
  const setAsking = (is: boolean) => setAskingFor(is ? applicationId : undefined)
  const work = useRef<HTMLDivElement>(null)
  const takeNext = useNextWork()
  const { list, keep } = useCameFrom()
  const back = keep(applicationPath(applicationId))
  const [isPaperAlone, togglePaperAlone] = useKeptSwitch('deskPaperAlone')
  const errorText = useErrorText()
  const dispatch = useDeskDispatch()
  const undo = useDeskSelector((state) => state.undo)
  const accept = useAcceptance(applicationId)
  const painted = usePaintedFiles()
  const documents = listReviewedDocuments(application, undo)
  const { current, turnTo } = usePinnedDocument(applicationId, documents)
  const { shown, newer, showNewer } = usePinnedFile(current)
  const shownId = shown?.id
  const { news, setNews, sayRefused } = useNews(applicationId, documents, shown)
  const { whyTooEarly, refused, movedOn } = useTypedAhead()
  const { focusPaper, backToPaper, goTo } = usePaperFocus(work, shownId)
  // Without a file there is nothing to be seen.
  const isSeen = !shown?.file || painted.has(shown.file.id)
  const ahead = useAhead(applicationId, documents, shown, isSeen)
  const earlier = earlier_files.filter(
    ({ id, document_id }) => document_id === shown?.id && id !== shown.file?.id,
  )
  const compared = earlier.find(({ id }) => id === search.get('earlier'))
  const { serviceDetails, service } = application
  const identity = useIdentity()(serviceDetails)
  const placeInList = usePlaceInList(applicationId)

  const show = (id: string) => {
    turnTo(id)
    setPane('paper')
    void go(keep(reviewPath(applicationId, id)), { replace: true })
  }
  const step = (by: number) => {
    const next = documents[(shown ? documents.findIndex(({ id }) => id === shown.id) : 0) + by]
    if (next) show(next.id)
  }
  const compare = (id: string) =>
    void go(keep(reviewPath(applicationId, id, compared ? undefined : earlier[0]?.id)), { replace: true })
  const next = () =>
    takeNext().then(
      (nothing) => nothing && setNews(nothing),
      (error: unknown) => setNews(errorText(error, texts.nextFailed)),
    )
  const mayAsk = useMay('information.ask') && allowed_acts.includes('ask_extra_item')
  const [masked, setMasked] = useState<UploadedDocument>()
  const canMask = useMay('document.mask')
  const mayTake = useMay('work.take')
  const openMask = () => setMasked(shown?.file)
  const openAsk = () => {
    work.current?.scrollIntoView()
    setAsking(true)
  }
  const moveOn = (decision: 'accepted' | 'rejected') => {
    if (!shown) return
    const after = nextUndecided(documents, shown.id)
    setNews(
      texts[after ? 'decidedNext' : 'decidedLast']({
        document: shown.label,
        decision: stateText(decision, texts),
        next: after?.label ?? '',
      }),
      { id: shown.id, decision },
    )
    movedOn(after?.id ?? '')
    goTo(after?.id ?? shown.id)
    if (after) show(after.id)
  }
  const open = documents.filter(isUndecided).length
  // Then the next piece has a button, with its key.
  const isDone = shown !== undefined && open === 0 && !isAsking
  useKeys([
    { keys: 'j', label: texts.nextDocument, run: () => step(1) },
    { keys: 'k', label: texts.documentBefore, run: () => step(-1) },
    ...(shown && earlier[0] ? [{ keys: '\\', label: texts.compare, run: () => compare(shown.id) }] : []),
    ...(isDone || !mayTake ? [] : [{ keys: 'n', label: texts.takeNext, run: () => void next() }]),
    shown && compared
      ? { keys: 'esc', label: texts.endComparison, run: () => compare(shown.id) }
      : { keys: 'esc', label: texts.backToApplication, run: () => void go(back) },
  ])

  return (
    <div className={styles.screen} data-fills-window>
      <DeskTitle>{texts.pageTitle({ track: serviceDetails.track_id })}</DeskTitle>
      <ReviewBar
        back={back}
        title={service.title}
        facts={[identity.trackId, identity.person, identity.firm, identity.state]}
        news={news || [texts.open({ open }), ...(placeInList ? [placeInList] : [])].join(' · ')}
        isPaperAlone={isPaperAlone}
        onPaperAlone={togglePaperAlone}
      />
      {shown ? (
        <div ref={work} className={styles.work} data-alone={isPaperAlone || undefined}>
          <PaneTabs shown={pane} onShow={setPane} />
          <div className={styles.panes} data-pane={pane}>
            <div className={styles.documents}>
              <DocumentTabs applicationId={applicationId} documents={documents} shownId={shown.id} />
              <EarlierFiles
                applicationId={applicationId}
                documentId={shown.id}
                files={earlier}
                comparedId={compared?.id}
              />
            </div>
            <Papers
              applicationId={applicationId}
              document={shown}
              earlier={compared}
              ahead={ahead.document}
              views={[...views, ...ahead.views]}
              onMask={canMask ? setMasked : undefined}
              onPainted={painted.set}
            />
            <div className={styles.side}>
              <AnswersPanel
                applicationId={applicationId}
                application={application}
                document={shown}
                given={given}
                checks={checks.find(({ document_id }) => document_id === shown.id)?.answers ?? []}
              />
              <HistoryPanel applicationId={applicationId} application={application} />
            </div>
          </div>
          <div className={styles.decision}>
            {newer && <NewFileBanner file={newer} onShow={showNewer} />}
            {isAsking ? (
              <AskForm
                applicationId={applicationId}
                seen={seen}
                onAsked={() => {
                  backToPaper()
                  setAsking(false)
                  setNews(texts.asked)
                }}
                onCancel={() => {
                  backToPaper()
                  setAsking(false)
                }}
              />
            ) : (
              <DecisionBar
                key={shown.file?.id ?? shown.id}
                document={shown}
                isReplaced={newer !== undefined}
                // The form takes the lower half of a phone: the paper moves up into what is left.
                onReject={() => work.current?.scrollIntoView()}
                isSeen={isSeen}
                onLeft={focusPaper}
                whyTooEarly={() => whyTooEarly(shown.id)}
                onRefused={(why) => {
                  refused(why)
                  sayRefused(why)
                }}
                onAccept={() => {
                  accept(shown)
                  moveOn('accepted')
                }}
                onDecided={(made) => {
                  if (!shown.file) return
                  dispatch(
                    decided({
                      ...made,
                      fileId: shown.file.id,
                      applicationId,
                      list,
                      documentId: shown.id,
                      documentLabel: shown.label,
                      from: shown.file.status,
                      state: 'recorded',
                    }),
                  )
                  moveOn(made.decision)
                }}
              >
                {isDone && mayTake && (
                  <ActButton keys="n" label={texts.takeNext} isKeyFirst onClick={() => void next()} />
                )}
                {canMask && shown.file?.view_url && (
                  <ActButton keys="m" label={texts.mask} isKeyFirst variant="secondary" onClick={openMask} />
                )}
                {mayAsk && (
                  <ActButton
                    keys="q"
                    label={texts.askMore}
                    isKeyFirst
                    variant="secondary"
                    onClick={openAsk}
                  />
                )}
              </DecisionBar>
            )}
          </div>
        </div>
      ) : (
        <EmptyState title={texts.noDocuments} />
      )}
      {masked && (
        <LateMaskDialog
          file={masked}
          onMasked={() => {
            backToPaper()
            setMasked(undefined)
            setNews(texts.masked)
          }}
          onClose={() => {
            backToPaper()
            setMasked(undefined)
          }}
        />
      )}
    </div>
  )
}
