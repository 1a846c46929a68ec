import { applicationMessages } from '@sanad/texts/desk/application'
import { Button, Card, Inline, LoadingState, PageHeader, Stack } from '@sanad/ui'
import { AppLink, ReadError, useMessages } from '@sanad/web-kit'
import { useState } from 'react'
import { useNavigate, useParams } from 'react-router'
import { useKeys } from '../../shared/keys/use-keys.ts'
import { applicationPath, paths } from '../../shared/routing/paths.ts'
import { Strip } from '../../shared/strip/strip.tsx'
import styles from './application.module.css'
import { useGetDeskApplicationQuery } from './application-api.ts'
import { listPapers } from './list-papers.ts'
import { PaperList } from './paper-list.tsx'
import { RejectDialog } from './reject-dialog.tsx'
import { useApplicationActs } from './use-application-acts.ts'

/** S4: an application with its papers and stages, and what staff may record now. */
export function ApplicationScreen() {
  const texts = useMessages(applicationMessages)
  const { id = '' } = useParams()
  const { currentData, isError, error, refetch } = useGetDeskApplicationQuery({ params: { id } })
  const acts = useApplicationActs(id)
  const go = useNavigate()
  const [chosen, setChosen] = useState<string>()
  const [isRejecting, setRejecting] = useState(false)

  const { application, allowed_acts: allowed = [] } = currentData?.data ?? {}
  const papers = application ? listPapers(application) : []
  const undecided = papers.find(({ status }) => status === 'submitted')
  const paper = papers.find((one) => one.id === chosen) ?? undecided ?? papers[0]
  const stages = application?.userTimeLine[0]?.timeline ?? []
  const stage = stages.find(({ in_progress: isNow }) => isNow)
  const may = (act: (typeof allowed)[number]) => allowed.includes(act)
  const step = (by: number) => {
    const at = papers.findIndex((one) => one.id === paper?.id)
    setChosen(papers[Math.min(Math.max(at + by, 0), papers.length - 1)]?.id)
  }
  // The decided one makes room for the next that nobody has judged.
  const decided = (isDone: boolean) => isDone && setChosen(undefined)
  const accept = async () => paper && may('accept_document') && decided(await acts.accept(paper))
  const complete = () =>
    stage && may('complete_stage') && void acts.complete({ id: stage.id, title: stage.title })
  const next = async () => {
    const taken = await acts.takeNext()
    if (taken) void go(applicationPath(taken))
  }
  useKeys([
    { keys: 'a', label: texts.accept, run: () => void accept() },
    { keys: 'r', label: texts.reject, run: () => paper && may('reject_document') && setRejecting(true) },
    { keys: 'c', label: texts.completeStage, run: complete },
    { keys: 'j', label: texts.nextDocument, run: () => step(1) },
    { keys: 'k', label: texts.previousDocument, run: () => step(-1) },
    { keys: 'n', label: texts.takeNext, run: () => void next() },
    { keys: 'esc', label: texts.backToWork, run: () => void go(-1) },
  ])

  if (isError && !application) return <ReadError error={error} failed={texts.failed} onRetry={refetch} />
  if (!application) return <LoadingState label={texts.loading} />
  const { serviceDetails, service } = application
  return (
    <Stack gap="large">
      <title>{texts.pageTitle({ track: serviceDetails.track_id })}</title>
      <PageHeader
        back={<AppLink to={paths.work} />}
        backLabel={texts.backToWork}
        title={`${serviceDetails.track_id} · ${service.title}`}
        meta={[serviceDetails.name_of_person, serviceDetails.name_of_firm]}
        actions={
          <Button aria-keyshortcuts="n" onClick={() => void next()}>
            {texts.next} (N)
          </Button>
        }
      />
      <Strip>{acts.said}</Strip>
      <Card title={texts.documents}>
        <Stack>
          {papers.length === 0 ? (
            <p>{texts.noDocuments}</p>
          ) : (
            <PaperList papers={papers} current={paper?.id} onChoose={setChosen} />
          )}
          <Inline gap="small">
            {paper && may('accept_document') && (
              <Button aria-keyshortcuts="a" onClick={() => void accept()}>
                {texts.accept} (A)
              </Button>
            )}
            {paper && may('reject_document') && (
              <Button variant="secondary" aria-keyshortcuts="r" onClick={() => setRejecting(true)}>
                {texts.reject} (R)
              </Button>
            )}
          </Inline>
        </Stack>
      </Card>
      <Card title={texts.stages}>
        <Stack>
          <ol className={styles.stages}>
            {stages.map(({ id: key, title, status, in_progress: isNow }) => (
              <li key={key} className={styles.stage} data-status={status}>
                {title} ·{' '}
                {status === 'completed' ? texts.stageDone : isNow ? texts.stageNow : texts.stageOpen}
              </li>
            ))}
          </ol>
          {stage && may('complete_stage') && (
            <div>
              <Button variant="secondary" aria-keyshortcuts="c" onClick={complete}>
                {texts.completeStage} (C)
              </Button>
            </div>
          )}
        </Stack>
      </Card>
      {isRejecting && paper && (
        <RejectDialog
          paper={paper}
          onClose={() => setRejecting(false)}
          onReject={async (reason) => {
            setRejecting(false)
            decided(await acts.reject(paper, reason))
          }}
        />
      )}
    </Stack>
  )
}
