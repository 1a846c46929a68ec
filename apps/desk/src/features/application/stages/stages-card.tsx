import type { SuccessOf, TimelineStage } from '@sanad/contracts'
import type { getDeskApplication, StageAsk } from '@sanad/contracts/staff'
import { applicationMessages } from '@sanad/texts/desk/application'
import { stagesMessages } from '@sanad/texts/desk/stages'
import { Alert, Card, Stack } from '@sanad/ui'
import { moveFocus, useMessages } from '@sanad/web-kit'
import { useRef, useState } from 'react'
import { isUndecidedFile } from '../../../shared/application/is-undecided-file.ts'
import { ActButton } from '../../../shared/keys/act-button.tsx'
import { useOfferUndo } from '../../../shared/undo/use-offer-undo.ts'
import { UncheckedPapers } from '../unchecked-papers.tsx'
import { CompleteForm } from './complete-form.tsx'
import { HeldCompletion } from './held-completion.tsx'
import { PromiseDay } from './promise-day.tsx'
import { PromisedDays } from './promised-days.tsx'
import { ReopenStage } from './reopen-stage.tsx'
import { returnedText } from './returned-text.ts'
import { StageRow } from './stage-row.tsx'
import styles from './stages.module.css'
import { useCompleteStage } from './use-complete-stage.ts'

interface StagesCardProps {
  readonly shown: SuccessOf<typeof getDeskApplication>['data']
  /** What the strip says. */
  readonly say: (words: string) => void
}

/** The stages with what was recorded in them, and the completion of the one in progress. */
export function StagesCard({ shown, say }: StagesCardProps) {
  const texts = useMessages(applicationMessages)
  const stageTexts = useMessages(stagesMessages)
  const { application, allowed_acts: allowed, asks, answers } = shown
  const { serviceDetails } = application
  const completing = useCompleteStage(serviceDetails.id, shown.seen, asks)
  const offerUndo = useOfferUndo(serviceDetails.id)
  const list = useRef<HTMLOListElement>(null)
  // With what its stage asks: a hold asks nothing, and what was typed stays.
  const [opened, setOpened] = useState<{
    readonly stage: TimelineStage
    readonly asks: readonly StageAsk[]
  }>()
  const stages = application.userTimeLine[0]?.timeline ?? []
  const stage = stages.find(({ in_progress: isNow }) => isNow)
  const mayComplete = stage !== undefined && allowed.includes('complete_stage')
  const isOpenFor = opened !== undefined && mayComplete && opened.stage.id === stage.id
  const open = () => {
    if (mayComplete) setOpened({ stage, asks })
  }
  const close = () => {
    setOpened(undefined)
    completing.forget()
  }
  // What was acted on has the focus: next to it stands what takes it back.
  const focusStage = (id: string) =>
    moveFocus(list.current?.querySelector(`[data-stage="${CSS.escape(id)}"]`))
  const whyNot = (form: TimelineStage) => {
    if (isOpenFor || completing.isSending) return undefined
    // Completed elsewhere, or by what the customer sent.
    if (form.id !== stage?.id) return stageTexts.movedOn({ name: form.title })
    return serviceDetails.client_status === 'on_hold' ? stageTexts.heldMeanwhile : stageTexts.notNow
  }
  return (
    <Card title={texts.stages}>
      <Stack>
        <ol ref={list} className={styles.stages}>
          {stages.map((one) => (
            <StageRow
              key={one.id}
              stage={one}
              answers={answers.filter(({ stage_id }) => stage_id === one.id)}
            >
              <PromisedDays
                stage={one}
                promises={shown.promises.filter(({ stage_id }) => stage_id === one.id)}
              />
              {one.id === stage?.id && allowed.includes('change_promise') && !shown.held_completion && (
                <PromiseDay
                  key={`promise ${one.id}`}
                  applicationId={serviceDetails.id}
                  stage={one}
                  seen={shown.seen}
                  onPromised={say}
                />
              )}
              {one.id === shown.held_completion?.stage_id && (
                <HeldCompletion
                  applicationId={serviceDetails.id}
                  held={shown.held_completion}
                  onTakenBack={() => {
                    focusStage(one.id)
                    say(stageTexts.takenBack({ name: one.title }))
                  }}
                />
              )}
              {one.id === shown.returned_completion?.stage_id && (
                <Alert>{returnedText(stageTexts, shown.returned_completion.problem)}</Alert>
              )}
              {one.id === shown.reopenable_stage_id && (
                <ReopenStage
                  applicationId={serviceDetails.id}
                  stage={one}
                  onReopened={() => {
                    focusStage(one.id)
                    say(texts.reopened({ name: one.title }))
                  }}
                />
              )}
            </StageRow>
          ))}
        </ol>
        {serviceDetails.client_status === 'completed' && (
          <p className={styles.hint}>{texts.staysCompleted}</p>
        )}
        {application.next_step.form_due && <p className={styles.hint}>{stageTexts.formDue}</p>}
        {opened ? (
          <>
            <UncheckedPapers application={application} />
            <CompleteForm
              key={opened.stage.id}
              applicationId={serviceDetails.id}
              stage={opened.stage}
              asks={isOpenFor ? asks : opened.asks}
              isSending={completing.isSending}
              whyNot={whyNot(opened.stage)}
              refusal={completing.refusal}
              onCancel={close}
              onComplete={async (completion) => {
                const recorded = await completing.complete(opened.stage.id, completion)
                if (!recorded) return false
                focusStage(opened.stage.id)
                close()
                const { requestId, at, isHeld } = recorded
                const what = opened.stage.title
                offerUndo({ decision: isHeld ? 'completed' : 'stage', what, requestId, at })
                return requestId
              }}
            />
          </>
        ) : (
          mayComplete && (
            <div>
              <ActButton
                keys="c"
                label={texts.completeStage}
                // Papers that nobody has judged come first.
                variant={shown.application.uploadedDocs.some(isUndecidedFile) ? 'secondary' : 'primary'}
                onClick={open}
              />
            </div>
          )
        )}
      </Stack>
    </Card>
  )
}
