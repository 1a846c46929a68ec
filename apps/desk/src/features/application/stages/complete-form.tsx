import type { StageAsk } from '@sanad/contracts/staff'
import { stagesMessages } from '@sanad/texts/desk/stages'
import { TextArea, useFileDrop } from '@sanad/ui'
import { useMessages } from '@sanad/web-kit'
import { useState } from 'react'
import { ActForm } from '../../../shared/acts/act-form.tsx'
import { AskField } from './ask-field.tsx'
import type { Completion, Refusal } from './use-complete-stage.ts'

interface CompleteFormProps {
  readonly title: string
  readonly asks: readonly StageAsk[]
  readonly isSending: boolean
  readonly refusal: Refusal | undefined
  readonly onComplete: (completion: Completion) => void
  readonly onCancel: () => void
}

/** What the stage asks of staff, a comment for the customer, and the key that completes it. */
export function CompleteForm({ title, asks, isSending, refusal, onComplete, onCancel }: CompleteFormProps) {
  const texts = useMessages(stagesMessages)
  const [values, setValues] = useState<Readonly<Record<string, string>>>({})
  const [file, setFile] = useState<File>()
  const [comment, setComment] = useState('')
  const [isTried, setTried] = useState(false)
  const takesFile = asks.some(({ kind }) => kind === 'file')
  const drop = useFileDrop(takesFile ? ([dropped]) => setFile(dropped) : undefined)

  const isGiven = ({ id, kind, is_attached }: StageAsk) =>
    kind === 'deliverable' ? is_attached === true : kind === 'file' ? file !== undefined : values[id]?.trim()
  const problemOf = (ask: StageAsk) =>
    isTried && ask.required && !isGiven(ask)
      ? texts.askMissing({ name: ask.label })
      : refusal?.problems[ask.id]

  function send(): void {
    setTried(true)
    if (asks.some((ask) => ask.required && !isGiven(ask))) return
    onComplete({ answers: values, comment, file })
  }
  return (
    <ActForm
      isFramed
      label={texts.completeTitle({ name: title })}
      submitLabel={texts.complete}
      isSending={isSending}
      refusal={refusal?.words}
      onSubmit={send}
      onCancel={onCancel}
      drop={drop}
    >
      <h3>{texts.completeTitle({ name: title })}</h3>
      {asks.map((ask) => (
        <AskField
          key={ask.id}
          ask={ask}
          value={values[ask.id] ?? ''}
          file={file}
          problem={problemOf(ask)}
          onValue={(value) => setValues({ ...values, [ask.id]: value })}
          onFile={setFile}
        />
      ))}
      <TextArea
        label={texts.comment}
        hint={texts.commentHint}
        rows={2}
        maxLength={1000}
        value={comment}
        onChange={({ target }) => setComment(target.value)}
      />
    </ActForm>
  )
}
