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
import { ActButton } from '../../../shared/keys/act-button.tsx'
import { useStaff } from '../../../shared/session/use-staff.ts'
import { todayInIndia } from '../../../shared/time/today-in-india.ts'

interface PromiseDayProps {
  readonly applicationId: string
  readonly stage: TimelineStage
  readonly seen: SeenState
  readonly onPromised: (words: string) => void
}

/** Promises the customer another day for the stage in progress; E opens it. */
export function PromiseDay({ applicationId, stage, seen, onPromised }: PromiseDayProps) {
  const texts = useMessages(stagesMessages)
  const language = useLanguage()
  const refusalText = useRefusalText()
  const requestId = useRequestId()
  const mayPromise = useStaff().permissions.includes('promise.change')
  const [isOpen, setOpen] = useState(false)
  const [day, setDay] = useState(stage.expected_on ?? '')
  const [words, setWords] = useState({ reason: '', reason_hi: '' })
  const [isTried, setTried] = useState(false)
  const [promise, { isLoading, error, reset }] = useChangePromiseMutation()
  if (!mayPromise) return null
  if (!isOpen) {
    return (
      <div>
        <ActButton
          keys="e"
          label={texts.promise}
          variant="quiet"
          size="small"
          onClick={() => setOpen(true)}
        />
      </div>
    )
  }

  const today = todayInIndia()
  const last = addDays(today, mostDaysAhead)
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(day) && day >= today && day <= last && day !== stage.expected_on
  const needsReason = stage.expected_on === null || day > stage.expected_on
  const missing = (text: string) => (isTried && needsReason && text.trim() === '' ? texts.sayWhy : undefined)
  const close = () => {
    setOpen(false)
    reset()
  }
  async function send(): Promise<void> {
    setTried(true)
    if (!isDay || (needsReason && !(words.reason.trim() && words.reason_hi.trim()))) return
    const act = { stage_id: stage.id, promised_on: day, ...words }
    const body = { ...act, seen, request_id: requestId.idFor(act) }
    if ((await promise({ params: { id: applicationId }, body })).error) return
    requestId.recorded()
    close()
    setWords({ reason: '', reason_hi: '' })
    setTried(false)
    onPromised(texts.promiseRecorded({ day: formatDate(day, language), name: stage.title }))
  }
  return (
    <ActForm
      label={texts.promise}
      submitLabel={texts.promiseAndTell}
      isSending={isLoading}
      refusal={error && refusalText(error, texts.notPromised)}
      onSubmit={() => void send()}
      onCancel={close}
    >
      <DateField
        label={texts.promisedOn}
        hint={texts.promisedOnHint}
        value={day}
        onValueChange={setDay}
        pattern={texts.datePattern}
        calendarLabel={texts.calendar}
        min={today}
        max={last}
        error={isTried && !isDay ? texts.promiseDay : undefined}
      />
      {(['reason', 'reason_hi'] as const).map((name) => (
        <TextArea
          key={name}
          label={name === 'reason' ? texts.promiseReason : texts.promiseReasonHi}
          hint={name === 'reason' ? texts.promiseReasonHint : undefined}
          lang={name === 'reason' ? 'en' : 'hi'}
          rows={2}
          maxLength={1000}
          value={words[name]}
          error={missing(words[name])}
          onChange={({ target }) => setWords({ ...words, [name]: target.value })}
        />
      ))}
    </ActForm>
  )
}
