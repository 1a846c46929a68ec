import type { CalendarDayRecord } from '@sanad/contracts/staff'
import { calendarMessages } from '@sanad/texts/desk/calendar'
import { TextField } from '@sanad/ui'
import { formatDate, useLanguage, useMessages } from '@sanad/web-kit'
import { useState } from 'react'
import { ActForm } from '../../shared/acts/act-form.tsx'
import { useRefusalText } from '../../shared/acts/use-refusal-text.ts'
import { useWithdrawCalendarDayMutation } from './calendar-api.ts'
import { EffectList, useEffectOf } from './effect-list.tsx'

interface WithdrawFormProps {
  readonly day: CalendarDayRecord
  readonly onDone: (words: string) => void
  readonly onCancel: () => void
}

/** Why the usual hours hold again. */
export function WithdrawForm({ day: { day, name }, onDone, onCancel }: WithdrawFormProps) {
  const texts = useMessages(calendarMessages)
  const language = useLanguage()
  const refusalText = useRefusalText()
  const [reason, setReason] = useState('')
  const [isTried, setTried] = useState(false)
  const [withdraw, { isLoading, error }] = useWithdrawCalendarDayMutation()
  const shown = useEffectOf({ day, kind: 'usual' })
  const isMissing = reason.trim() === ''

  async function send(): Promise<void> {
    setTried(true)
    if (isMissing || !shown.effect) return
    if (!(await withdraw({ body: { day, reason } })).error) onDone(texts.withdrawn)
  }
  return (
    <ActForm
      label={texts.withdraw}
      submitLabel={texts.withdraw}
      isSending={isLoading}
      refusal={error && refusalText(error, texts.notRecorded)}
      onSubmit={() => void send()}
      onCancel={onCancel}
    >
      <p>
        {formatDate(day, language)} · {name.en} · {name.hi}
      </p>
      <TextField
        label={texts.why}
        maxLength={300}
        value={reason}
        error={isTried && isMissing ? texts.missing : undefined}
        onChange={({ target }) => setReason(target.value)}
      />
      <EffectList {...shown} />
    </ActForm>
  )
}
