import { listPlaceholders } from '@sanad/domain'
import { reviewMessages } from '@sanad/texts/desk/review'
import { LoadingState, TextArea, TextField } from '@sanad/ui'
import { useErrorText, useMessages } from '@sanad/web-kit'
import { type KeyboardEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { ActForm } from '../../../shared/acts/act-form.tsx'
import { choiceOfKey, ReadyTexts } from '../../../shared/acts/ready-texts.tsx'
import { useListRejectionReasonsQuery } from '../../../shared/application/application-api.ts'
import { useReasonDraft } from '../../../shared/drafts/use-reason-draft.ts'
import styles from './decide.module.css'
import { isDueDay, weekAhead } from './due-day.ts'
import { DueField } from './due-field.tsx'
import { fillIn } from './fill-in.ts'

export interface Rejection {
  readonly reason: string
  readonly reason_hi: string
  readonly template_id?: string
  /** The last day on which another file is expected. */
  readonly due_on: string
}

interface RejectFormProps {
  /** Id of the file. */
  readonly fileId: string
  /** Its name: the form covers the list of documents. */
  readonly document: string
  readonly isSending: boolean
  readonly problem: string | undefined
  /** Resolves to the request id of what was recorded; false where it was refused. */
  readonly onReject: (rejection: Rejection) => Promise<string | false>
  readonly onCancel: () => void
}

/** Reasons by number, those used most first, and both texts, which may be changed before they are sent. */
export function RejectForm(props: RejectFormProps) {
  const { fileId, document, isSending, problem, onReject, onCancel } = props
  const texts = useMessages(reviewMessages)
  const errorText = useErrorText()
  const { data, error } = useListRejectionReasonsQuery({ params: { id: fileId } })
  const { words, isRestored, write: setWords, send: sendDraft } = useReasonDraft(fileId)
  const [dueOn, setDueOn] = useState(weekAhead)
  const [isTried, setTried] = useState(false)
  const [values, setValues] = useState<Readonly<Record<string, string>>>({})
  const radios = useRef<HTMLFieldSetElement>(null)
  const blanks = useRef<HTMLDivElement>(null)
  const reasons = data?.data ?? []
  const isLoaded = data !== undefined || error !== undefined

  const chosen = reasons.find(({ template_id }) => template_id === words.template_id)
  // Typed once for both languages, as long as the texts are the template's.
  const isByTemplate =
    chosen !== undefined &&
    words.reason === fillIn(chosen.reason, values) &&
    words.reason_hi === fillIn(chosen.reason_hi, values)
  const asked = isByTemplate ? listPlaceholders(chosen.reason) : []

  const choose = (index: number) => {
    const wished = reasons[index]
    if (!wished) return
    const { template_id, reason, reason_hi } = wished
    setValues({})
    setWords({ template_id, reason, reason_hi })
  }
  // One goes on at what is to be filled in, otherwise at the choice itself. Arrows go on among the choices.
  const chooseByDigit = (index: number) => {
    flushSync(() => choose(index))
    const next = blanks.current?.querySelector('input') ?? radios.current?.querySelector('input:checked')
    if (next instanceof HTMLElement) next.focus()
  }
  const fill = (name: string, value: string) => {
    if (!chosen) return
    const filled = { ...values, [name]: value }
    setValues(filled)
    const reason = fillIn(chosen.reason, filled)
    setWords({ ...words, reason, reason_hi: fillIn(chosen.reason_hi, filled) })
  }
  const problemOf = (text: string) => {
    if (text.trim() === '') return texts.reasonMissing
    return listPlaceholders(text).length > 0 ? texts.placeholderLeft : undefined
  }

  function send(): void {
    setTried(true)
    if (!problemOf(words.reason) && !problemOf(words.reason_hi) && isDueDay(dueOn))
      void sendDraft(() => onReject({ ...words, due_on: dueOn }))
  }

  function onKey(event: KeyboardEvent<HTMLFormElement>): void {
    const index = choiceOfKey(event)
    if (index === undefined) return
    event.preventDefault()
    chooseByDigit(index)
  }

  if (!isLoaded) return <LoadingState label={texts.loadingReasons} size="inline" />
  return (
    <ActForm
      className={styles.form}
      isDanger
      label={texts.rejectTitle}
      submitLabel={texts.rejectAndTell}
      isSending={isSending}
      refusal={problem ?? (error && errorText(error, texts.reasonsFailed))}
      isRestored={isRestored}
      onSubmit={send}
      onCancel={onCancel}
      onKey={onKey}
    >
      <p className={styles.document}>{document}</p>
      <ReadyTexts
        ref={radios}
        legend={texts.rejectTitle}
        choices={reasons.map(({ template_id, reason: en, reason_hi: hi }) => ({ template_id, en, hi }))}
        chosen={words.template_id}
        onChoose={choose}
      />
      {asked.length > 0 && (
        <div ref={blanks}>
          {asked.map((name) => (
            <TextField
              key={name}
              label={texts.fillIn({ name: name === 'page' ? texts.page : name })}
              hint={texts.fillInHint}
              maxLength={60}
              autoComplete="off"
              value={values[name] ?? ''}
              error={isTried && !values[name]?.trim() ? texts.placeholderEmpty : undefined}
              onChange={({ target }) => fill(name, target.value)}
            />
          ))}
        </div>
      )}
      <div className={styles.words}>
        <TextArea
          label={texts.inEnglish}
          lang="en"
          maxLength={1000}
          rows={2}
          value={words.reason}
          onChange={({ target }) => setWords({ ...words, reason: target.value })}
          error={isTried ? problemOf(words.reason) : undefined}
        />
        <TextArea
          label={texts.inHindi}
          lang="hi"
          maxLength={1000}
          rows={2}
          value={words.reason_hi}
          onChange={({ target }) => setWords({ ...words, reason_hi: target.value })}
          error={isTried ? problemOf(words.reason_hi) : undefined}
        />
      </div>
      <DueField label={texts.dueOn} value={dueOn} onValueChange={setDueOn} isTried={isTried} />
    </ActForm>
  )
}
