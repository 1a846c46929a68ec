import type { TimelineStage } from '@sanad/contracts'
import type { StageAsk } from '@sanad/contracts/staff'
import { stagesMessages } from '@sanad/texts/desk/stages'
import { TextArea, useFileDrop } from '@sanad/ui'
import { useMessages } from '@sanad/web-kit'
import { useState } from 'react'
import { ActForm } from '../../../shared/acts/act-form.tsx'
import { useActDraft } from '../../../shared/drafts/use-act-draft.ts'
import { AskField } from './ask-field.tsx'
import type { Completion, Refusal } from './use-complete-stage.ts'

interface CompleteFormProps {
  readonly applicationId: string
  readonly stage: Pick<TimelineStage, 'id' | 'title'>
  readonly asks: readonly StageAsk[]
  readonly isSending: boolean
  /** Why it cannot be completed now: the words stay until it can. */
  readonly whyNot: string | undefined
  readonly refusal: Refusal | undefined
  /** Resolves to the request id of what was recorded; false where it was refused. */
  readonly onComplete: (completion: Completion) => Promise<string | false>
  readonly onCancel: () => void
}

/** What the stage asks of staff, words for the customer in both languages, and the key that completes it. */
export function CompleteForm(props: CompleteFormProps) {
  const { applicationId, stage, asks, isSending, whyNot, refusal, onComplete, onCancel } = props
  const texts = useMessages(stagesMessages)
  const draft = useActDraft(applicationId, { kind: 'completion', stageId: stage.id })
  const { words, write } = draft
  const { comment, comment_hi, fields: values } = words
  const [file, setFile] = useState<File>()
  const [isTried, setTried] = useState(false)
  const takesFile = asks.some(({ kind }) => kind === 'file')
  const drop = useFileDrop(takesFile ? ([dropped]) => setFile(dropped) : undefined)

  const isGiven = ({ id, kind, is_attached }: StageAsk) =>
    kind === 'deliverable' ? is_attached === true : kind === 'file' ? file !== undefined : values[id]?.trim()
  const problemOf = (ask: StageAsk) =>
    isTried && ask.required && !isGiven(ask)
      ? texts.askMissing({ name: ask.label })
      : refusal?.problems[ask.id]

  // Said in neither language, or in both.
  const isHalfSaid = (comment.trim() === '') !== (comment_hi.trim() === '')
  const halfProblem = (text: string) =>
    isTried && isHalfSaid && text.trim() === '' ? texts.commentMissing : undefined

  function send(): void {
    setTried(true)
    if (whyNot || asks.some((ask) => ask.required && !isGiven(ask)) || isHalfSaid) return
    void draft.send(() => onComplete({ answers: values, comment, comment_hi, file }))
  }
  return (
    <ActForm
      isFramed
      label={texts.completeTitle({ name: stage.title })}
      submitLabel={texts.complete}
      isSending={isSending}
      refusal={whyNot ?? refusal?.words}
      isRestored={draft.isRestored}
      onSubmit={send}
      onCancel={onCancel}
      drop={drop}
    >
      <h3>{texts.completeTitle({ name: stage.title })}</h3>
      {asks.map((ask) => (
        <AskField
          key={ask.id}
          ask={ask}
          value={values[ask.id] ?? ''}
          file={file}
          problem={problemOf(ask)}
          onValue={(value) => write({ ...words, fields: { ...values, [ask.id]: value } })}
          onFile={setFile}
        />
      ))}
      <TextArea
        label={texts.comment}
        hint={texts.commentHint}
        lang="en"
        rows={2}
        maxLength={1000}
        value={comment}
        error={halfProblem(comment)}
        onChange={({ target }) => write({ ...words, comment: target.value })}
      />
      <TextArea
        label={texts.commentHi}
        hint={texts.commentHiHint}
        lang="hi"
        rows={2}
        maxLength={1000}
        value={comment_hi}
        error={halfProblem(comment_hi)}
        onChange={({ target }) => write({ ...words, comment_hi: target.value })}
      />
    </ActForm>
  )
}
