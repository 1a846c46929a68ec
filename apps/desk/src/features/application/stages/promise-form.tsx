import type { SeenState, TimelineStage } from '@sanad/contracts'
import { addDays, mostDaysAhead } from '@sanad/domain'
import { stagesMessages } from '@sanad/texts/desk/stages'
import { DateField, TextArea } from '@sanad/ui'
import { formatDate, useLanguage, useMessages } from '@sanad/web-kit'
import { useState } from 'react'
import { ActForm } from '../../../shared/acts/act-form.tsx'
import { useRefusalText } from '../../../shared/acts/use-refusal-text.ts'
import { useRequestId } from '../../../shared/acts/use-request-id.ts'
import { useChangePromiseMutation } from '../../../shared/application/application-api.ts'
import { useActDraft } from '../../../shared/drafts/use-act-draft.ts'
import { todayInIndia } from '../../../shared/time/today-in-india.ts'

interface PromiseFormProps {
  readonly applicationId: string
  readonly stage: TimelineStage
  readonly seen: SeenState
  readonly onPromised: (words: string) => void
  readonly onCancel: () => void
}

/** The day, and for a later one why, in both languages. */
export function PromiseForm({ applicationId, stage, seen, onPromised, onCancel }: PromiseFormProps) {
  const texts = useMessages(stagesMessages)
  const language = useLanguage()
  const refusalText = useRefusalText()
  const requestId = useRequestId()
  const draft = useActDraft(applicationId, { kind: 'promise', stageId: stage.id })
  const { words, isRestored, write } = draft
  const { comment: reason, comment_hi: reason_hi, fields } = words
  const day = fields.promised_on ?? stage.expected_on ?? ''
  const [isTried, setTried] = useState(false)
  const [promise, { isLoading, error }] = useChangePromiseMutation()

  const today = todayInIndia()
  const last = addDays(today, mostDaysAhead)
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(day) && day >= today && day <= last && day !== stage.expected_on
  const needsReason = stage.expected_on === null || day > stage.expected_on
  const missing = (text: string) => (isTried && needsReason && text.trim() === '' ? texts.sayWhy : undefined)
  async function send(): Promise<void> {
    setTried(true)
    if (!isDay || (needsReason && !(reason.trim() && reason_hi.trim()))) return
    const act = { stage_id: stage.id, promised_on: day, reason, reason_hi }
    const body = { ...act, seen, request_id: requestId.idFor(act) }
    if (!(await draft.send(async () => !(await promise({ params: { id: applicationId }, body })).error)))
      return
    requestId.recorded()
    onPromised(texts.promiseRecorded({ day: formatDate(day, language), name: stage.title }))
  }
  return (
    <ActForm
      label={texts.promise}
      submitLabel={texts.promiseAndTell}
      isSending={isLoading}
      refusal={error && refusalText(error, texts.notPromised)}
      isRestored={isRestored}
      onSubmit={() => void send()}
      onCancel={onCancel}
    >
      <DateField
        label={texts.promisedOn}
        hint={texts.promisedOnHint}
        value={day}
        onValueChange={(promised_on) => write({ ...words, fields: { ...fields, promised_on } })}
        pattern={texts.datePattern}
        calendarLabel={texts.calendar}
        min={today}
        max={last}
        error={isTried && !isDay ? texts.promiseDay : undefined}
      />
      {(['comment', 'comment_hi'] as const).map((name) => (
        <TextArea
          key={name}
          label={name === 'comment' ? texts.promiseReason : texts.promiseReasonHi}
          hint={name === 'comment' ? texts.promiseReasonHint : undefined}
          lang={name === 'comment' ? 'en' : 'hi'}
          rows={2}
          maxLength={1000}
          value={words[name]}
          error={missing(words[name])}
          onChange={({ target }) => write({ ...words, [name]: target.value })}
        />
      ))}
    </ActForm>
  )
}
