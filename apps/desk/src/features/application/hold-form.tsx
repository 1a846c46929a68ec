import type { SeenState } from '@sanad/contracts'
import { holdMessages } from '@sanad/texts/desk/hold'
import { Alert, Button, DateField, Inline, RadioGroup, Stack, TextArea } from '@sanad/ui'
import { useMessages } from '@sanad/web-kit'
import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { useRefusalText } from '../../shared/acts/use-refusal-text.ts'
import { useRequestId } from '../../shared/acts/use-request-id.ts'
import { useHoldApplicationMutation } from '../../shared/application/application-api.ts'

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
  const form = useRef<HTMLFormElement>(null)
  const [waits_for, setWaitsFor] = useState<(typeof reasons)[number]>('department')
  const [words, setWords] = useState({ comment: '', comment_hi: '' })
  const [until, setUntil] = useState('')
  const [isTried, setTried] = useState(false)
  const [hold, { isLoading, error }] = useHoldApplicationMutation()
  useEffect(() => form.current?.querySelector<HTMLElement>('input')?.focus(), [])
  const missing = (text: string) => (isTried && text.trim() === '' ? texts.sayWhy : undefined)

  async function send(event: FormEvent): Promise<void> {
    event.preventDefault()
    setTried(true)
    if (isLoading || words.comment.trim() === '' || words.comment_hi.trim() === '') return
    const act = { ...words, waits_for, until: until || null }
    const body = { ...act, seen, request_id: requestId.idFor(act) }
    if ((await hold({ params: { id: applicationId }, body })).error) return
    requestId.recorded()
    onHeld()
  }
  function onKeyDown({ key, ctrlKey, metaKey }: KeyboardEvent): void {
    if (key === 'Escape') onCancel()
    if (key === 'Enter' && (ctrlKey || metaKey)) form.current?.requestSubmit()
  }
  return (
    <form
      ref={form}
      aria-label={texts.hold}
      onSubmit={(event) => void send(event)}
      onKeyDown={onKeyDown}
      noValidate
    >
      <Stack>
        {error && <Alert>{refusalText(error, texts.notRecorded)}</Alert>}
        <RadioGroup
          label={texts.whose}
          options={reasons.map((value) => ({ value, label: texts[value] }))}
          value={waits_for}
          onValueChange={(value) => setWaitsFor(reasons.find((one) => one === value) ?? 'ours')}
        />
        <TextArea
          label={texts.inEnglish}
          lang="en"
          rows={2}
          maxLength={1000}
          value={words.comment}
          error={missing(words.comment)}
          onChange={({ target }) => setWords({ ...words, comment: target.value })}
        />
        <TextArea
          label={texts.inHindi}
          lang="hi"
          rows={2}
          maxLength={1000}
          value={words.comment_hi}
          error={missing(words.comment_hi)}
          onChange={({ target }) => setWords({ ...words, comment_hi: target.value })}
        />
        <DateField
          label={texts.until}
          hint={texts.untilHint}
          value={until}
          onValueChange={setUntil}
          pattern={texts.datePattern}
          calendarLabel={texts.calendar}
        />
        <Inline>
          <Button type="submit" busy={isLoading} busyLabel={texts.recording}>
            {texts.holdAndTell} (⌘/Ctrl Enter)
          </Button>
          <Button variant="secondary" onClick={onCancel}>
            {texts.cancel}
          </Button>
        </Inline>
      </Stack>
    </form>
  )
}
