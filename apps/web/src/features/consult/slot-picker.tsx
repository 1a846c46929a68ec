import type { ConsultationDay } from '@sanad/contracts'
import { consultMessages } from '@sanad/texts/web/consult'
import { Banner, ChipGroup, LoadingState, Stack } from '@sanad/ui'
import { ReadError, useLanguage, useMessages } from '@sanad/web-kit'
import { type Ref, useState } from 'react'
import { useListConsultationSlotsQuery } from './consult-api.ts'
import { dayText, longDayText, timeText, weekdayText } from './slot-text.ts'

interface SlotPickerProps {
  /** Where the chosen slot begins; empty for none. */
  value: string
  onValueChange: (startsAt: string) => void
  error?: string | undefined
  disabled?: boolean
  /** The time, or the first one that is free. */
  ref: Ref<HTMLInputElement>
}

/** A day, then a time of it that is free. */
export function SlotPicker(props: SlotPickerProps) {
  const texts = useMessages(consultMessages)
  const { data, error, isLoading, refetch } = useListConsultationSlotsQuery(
    { query: {} },
    { refetchOnMountOrArgChange: true, pollingInterval: 60_000 },
  )
  if (isLoading) return <LoadingState size="section" label={texts.loadingSlots} />
  if (!data) {
    return <ReadError headingLevel={3} error={error} failed={texts.slotsFailed} onRetry={refetch} />
  }
  if (!data.data.some(hasFree)) return <Banner>{texts.noSlots}</Banner>
  return <DayAndTime {...props} days={data.data} />
}

function DayAndTime({
  days,
  value,
  onValueChange,
  error,
  disabled,
  ref,
}: SlotPickerProps & { days: ConsultationDay[] }) {
  const texts = useMessages(consultMessages)
  const language = useLanguage()
  const [chosenDay, setChosenDay] = useState<string>()
  const ofValue = days.find(({ slots }) => slots.some(({ starts_at }) => starts_at === value))
  const shown = days.find(({ date }) => date === chosenDay) ?? ofValue ?? days.find(hasFree)
  const isGone =
    value !== '' && !ofValue?.slots.some(({ starts_at, available }) => starts_at === value && available)
  // Reset the time: a slot of a hidden day must not stay selected.
  const chooseDay = (date: string) => {
    setChosenDay(date)
    onValueChange('')
  }
  const options = shown?.slots.map(({ starts_at, available, mine }) => ({
    value: starts_at,
    label: timeText(starts_at, language),
    ...(available ? {} : { disabled: true, description: mine ? texts.mine : texts.full }),
  }))
  return (
    <Stack>
      <ChipGroup
        label={texts.day}
        layout="scroll"
        value={shown?.date}
        onValueChange={chooseDay}
        disabled={disabled}
        options={days.map((day) => ({
          value: day.date,
          label: weekdayText(day.date, language),
          description: hasFree(day) ? dayText(day.date, language) : texts.full,
          disabled: !hasFree(day),
        }))}
      />
      {shown && (
        <ChipGroup
          ref={ref}
          label={texts.time({ day: longDayText(shown.date, language) })}
          hint={texts.timeHint}
          error={isGone ? texts.timeGone : error}
          value={isGone ? null : value}
          onValueChange={onValueChange}
          required
          disabled={disabled}
          options={options ?? []}
        />
      )}
    </Stack>
  )
}

function hasFree({ slots }: ConsultationDay): boolean {
  return slots.some(({ available }) => available)
}
