import { reviewMessages } from '@sanad/texts/desk/review'
import { LoadingState, TextArea } from '@sanad/ui'
import { useErrorText, useMessages } from '@sanad/web-kit'
import { type KeyboardEvent, useState } from 'react'
import { ActForm } from '../../../shared/acts/act-form.tsx'
import { ReadyReasons, reasonOfKey } from '../../../shared/acts/ready-reasons.tsx'
import { useListRejectionReasonsQuery } from '../../../shared/application/application-api.ts'
import { useReasonDraft } from '../../../shared/drafts/use-reason-draft.ts'
import styles from './decide.module.css'
import { isDueDay, weekAhead } from './due-day.ts'
import { DueField } from './due-field.tsx'

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
  readonly isSending: boolean
  readonly problem: string | undefined
  /** Resolves to whether it was recorded. */
  readonly onReject: (rejection: Rejection) => Promise<boolean>
  readonly onCancel: () => void
}

const placeholder = /\{[^{}]*\}/

/** Reasons by number, those used most first, and both texts, which may be changed before they are sent. */
export function RejectForm({ fileId, isSending, problem, onReject, onCancel }: RejectFormProps) {
  const texts = useMessages(reviewMessages)
  const errorText = useErrorText()
  const { data, error } = useListRejectionReasonsQuery({ params: { id: fileId } })
  const { words, write: setWords, send: sendDraft } = useReasonDraft(fileId)
  const [dueOn, setDueOn] = useState(weekAhead)
  const [isTried, setTried] = useState(false)
  const reasons = data?.data ?? []
  const isLoaded = data !== undefined || error !== undefined

  const choose = (index: number) => {
    const chosen = reasons[index]
    if (chosen)
      setWords({ template_id: chosen.template_id, reason: chosen.reason, reason_hi: chosen.reason_hi })
  }
  const problemOf = (text: string) => {
    if (text.trim() === '') return texts.reasonMissing
    return placeholder.test(text) ? texts.placeholderLeft : undefined
  }

  function send(): void {
    setTried(true)
    if (!problemOf(words.reason) && !problemOf(words.reason_hi) && isDueDay(dueOn))
      void sendDraft(() => onReject({ ...words, due_on: dueOn }))
  }

  function onKey(event: KeyboardEvent<HTMLFormElement>): void {
    const index = reasonOfKey(event)
    if (index === undefined) return
    event.preventDefault()
    choose(index)
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
      onSubmit={send}
      onCancel={onCancel}
      onKey={onKey}
    >
      <ReadyReasons
        legend={texts.rejectTitle}
        reasons={reasons.map(({ template_id, reason: en, reason_hi: hi }) => ({ template_id, en, hi }))}
        chosen={words.template_id}
        onChoose={choose}
      />
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
