import type { SeenState } from '@sanad/contracts'
import { addDays, mostDaysAhead } from '@sanad/domain'
import { holdMessages } from '@sanad/texts/desk/hold'
import { DateField, RadioGroup, TextArea } from '@sanad/ui'
import { useLanguage, useMessages } from '@sanad/web-kit'
import { useState } from 'react'
import { ActForm } from '../../shared/acts/act-form.tsx'
import { useRefusalText } from '../../shared/acts/use-refusal-text.ts'
import { useRequestId } from '../../shared/acts/use-request-id.ts'
import { useHoldApplicationMutation } from '../../shared/application/application-api.ts'
import { useActDraft } from '../../shared/drafts/use-act-draft.ts'
import { todayInIndia } from '../../shared/time/today-in-india.ts'
import { useOfferUndo } from '../../shared/undo/use-offer-undo.ts'

interface HoldFormProps {
  readonly applicationId: string
  readonly seen: SeenState
  readonly onHeld: () => void
  readonly onCancel: () => void
}

const reasons = ['customer', 'department', 'ours'] as const

/** Whose reason it is, both texts that the customer may read, and until when. */
export function HoldForm({ applicationId, seen, onHeld, onCancel }: HoldFormProps) {
  const texts = useMessages(holdMessages)
  const refusalText = useRefusalText()
  const requestId = useRequestId()
  const language = useLanguage()
  const offerUndo = useOfferUndo(applicationId)
  const { words, isRestored, write, send: sendDraft } = useActDraft(applicationId, { kind: 'hold' })
  const { comment, comment_hi, fields } = words
  const waits_for = reasons.find((one) => one === fields.waits_for) ?? 'department'
  const until = fields.until ?? ''
  const writeField = (field: Record<string, string>) => write({ ...words, fields: { ...fields, ...field } })
  const [isTried, setTried] = useState(false)
  const [hold, { isLoading, error }] = useHoldApplicationMutation()
  const [first, last] = [todayInIndia(), addDays(todayInIndia(), mostDaysAhead)]
  const isUntil = until === '' || (until >= first && until <= last)
  const missing = (text: string) => (isTried && text.trim() === '' ? texts.sayWhy : undefined)

  async function send(): Promise<void> {
    setTried(true)
    if (comment.trim() === '' || comment_hi.trim() === '' || !isUntil) return
    const act = { comment, comment_hi, waits_for, until: until || null }
    const body = { ...act, seen, request_id: requestId.idFor(act) }
    const at = Date.now()
    const isHeld = await sendDraft(async () => {
      const { error } = await hold({ params: { id: applicationId }, body })
      return !error && body.request_id
    })
    if (!isHeld) return
    requestId.recorded()
    const what = language === 'hi' ? comment_hi : comment
    offerUndo({ decision: 'held', what, requestId: body.request_id, at })
    onHeld()
  }
  return (
    <ActForm
      label={texts.hold}
      submitLabel={texts.holdAndTell}
      isSending={isLoading}
      refusal={error && refusalText(error, texts.notRecorded)}
      isRestored={isRestored}
      onSubmit={() => void send()}
      onCancel={onCancel}
    >
      <RadioGroup
        label={texts.whose}
        options={reasons.map((value) => ({ value, label: texts[value] }))}
        value={waits_for}
        onValueChange={(value) => writeField({ waits_for: value })}
      />
      <TextArea
        label={texts.inEnglish}
        lang="en"
        rows={2}
        maxLength={1000}
        value={comment}
        error={missing(comment)}
        onChange={({ target }) => write({ ...words, comment: target.value })}
      />
      <TextArea
        label={texts.inHindi}
        lang="hi"
        rows={2}
        maxLength={1000}
        value={comment_hi}
        error={missing(comment_hi)}
        onChange={({ target }) => write({ ...words, comment_hi: target.value })}
      />
      <DateField
        label={texts.until}
        hint={texts.untilHint}
        value={until}
        onValueChange={(value) => writeField({ until: value })}
        min={first}
        max={last}
        error={isTried && !isUntil ? texts.untilWrong : undefined}
        pattern={texts.datePattern}
        calendarLabel={texts.calendar}
      />
    </ActForm>
  )
}
