import { indianDayOf } from '@sanad/domain'
import { consultationsMessages } from '@sanad/texts/desk/consultations'
import { DateField, SelectField } from '@sanad/ui'
import { formatTime, useLanguage, useMessages } from '@sanad/web-kit'
import { useState } from 'react'
import { ActForm } from '../../shared/acts/act-form.tsx'
import { useRefusalText } from '../../shared/acts/use-refusal-text.ts'
import type { ActOfConsultation } from './act-of-consultation.ts'
import { shortDay } from './consultation-words.ts'
import { useListDeskConsultationsQuery, useMoveConsultationMutation } from './consultations-api.ts'
import { useCalendarAddress } from './use-calendar-address.ts'

/** Another day and one of its free times. */
export function MoveForm({ consultation: { id, starts_at }, onDone, onCancel }: ActOfConsultation) {
  const texts = useMessages(consultationsMessages)
  const language = useLanguage()
  const refusalText = useRefusalText()
  const { follow } = useCalendarAddress()
  const [day, setDay] = useState(indianDayOf(starts_at))
  const [slot, setSlot] = useState('')
  const [isTried, setTried] = useState(false)
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(day)
  const { currentData: answer } = useListDeskConsultationsQuery(
    { query: { from: day, to: day } },
    { skip: !isDay },
  )
  const [move, { isLoading, error }] = useMoveConsultationMutation()
  const shown = answer?.data.days[0]
  const free = shown?.slots.filter((one) => one.is_open && one.starts_at !== starts_at) ?? []

  async function send(): Promise<void> {
    setTried(true)
    if (!slot) return
    const body = { starts_at: slot, seen_starts_at: starts_at }
    if ((await move({ params: { id }, body })).error) return
    const movedTo = indianDayOf(slot)
    onDone(texts.nowMoved({ day: shortDay(movedTo, language), time: formatTime(slot, language) }))
    follow(movedTo, id)
  }
  return (
    <ActForm
      label={texts.move}
      submitLabel={texts.moveAndTell}
      isSending={isLoading}
      refusal={error && refusalText(error, texts.notRecorded)}
      onSubmit={() => void send()}
      onCancel={onCancel}
    >
      <DateField
        label={texts.day}
        value={day}
        onValueChange={(value) => {
          setDay(value)
          setSlot('')
        }}
        pattern={texts.datePattern}
        calendarLabel={texts.openCalendar}
      />
      <SelectField
        label={texts.time}
        hint={shown && free.length === 0 ? (shown.name ?? texts.noneFree) : undefined}
        placeholder={texts.chooseTime}
        value={slot}
        error={isTried && !slot ? texts.chooseTime : undefined}
        onChange={({ target }) => setSlot(target.value)}
        options={free.map((one) => ({ value: one.starts_at, label: formatTime(one.starts_at, language) }))}
      />
    </ActForm>
  )
}
