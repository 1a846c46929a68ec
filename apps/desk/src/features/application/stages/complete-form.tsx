import type { StageAsk } from '@sanad/contracts/staff'
import { stagesMessages } from '@sanad/texts/desk/stages'
import { Alert, Button, Inline, Stack, TextArea, useFileDrop } from '@sanad/ui'
import { useMessages } from '@sanad/web-kit'
import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { AskField } from './ask-field.tsx'
import styles from './stages.module.css'
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
  const form = useRef<HTMLFormElement>(null)
  const [values, setValues] = useState<Readonly<Record<string, string>>>({})
  const [file, setFile] = useState<File>()
  const [comment, setComment] = useState('')
  const [isTried, setTried] = useState(false)
  const takesFile = asks.some(({ kind }) => kind === 'file')
  const { isOver, handlers } = useFileDrop(takesFile ? ([dropped]) => setFile(dropped) : undefined)
  useEffect(() => form.current?.querySelector<HTMLElement>('input:not([type="file"]), textarea')?.focus(), [])

  const isGiven = ({ id, kind, is_attached }: StageAsk) =>
    kind === 'deliverable' ? is_attached === true : kind === 'file' ? file !== undefined : values[id]?.trim()
  const problemOf = (ask: StageAsk) =>
    isTried && ask.required && !isGiven(ask)
      ? texts.askMissing({ name: ask.label })
      : refusal?.problems[ask.id]

  function send(event: FormEvent): void {
    event.preventDefault()
    setTried(true)
    if (isSending || asks.some((ask) => ask.required && !isGiven(ask))) return
    onComplete({ answers: values, comment, file })
  }
  function onKeyDown(event: KeyboardEvent): void {
    if (event.key === 'Escape') onCancel()
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) form.current?.requestSubmit()
  }
  return (
    <form
      ref={form}
      className={styles.form}
      data-over={isOver || undefined}
      aria-label={texts.completeTitle({ name: title })}
      onSubmit={send}
      onKeyDown={onKeyDown}
      noValidate
      {...handlers}
    >
      <Stack>
        <h3>{texts.completeTitle({ name: title })}</h3>
        {refusal && <Alert>{refusal.words}</Alert>}
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
        <Inline>
          <Button type="submit" busy={isSending} busyLabel={texts.recording}>
            {texts.complete} (⌘/Ctrl Enter)
          </Button>
          <Button variant="secondary" onClick={onCancel}>
            {texts.cancel}
          </Button>
        </Inline>
      </Stack>
    </form>
  )
}
