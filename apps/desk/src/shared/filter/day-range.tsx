import { DateField } from '@sanad/ui'
import { useState } from 'react'

interface Days {
  readonly from?: string | undefined
  readonly to?: string | undefined
}

interface DayRangeProps {
  readonly days: Days
  readonly onChange: (change: Days) => void
  readonly texts: {
    readonly from: string
    readonly to: string
    readonly datePattern: string
    readonly openCalendar: string
  }
}

const isDay = (text: string) => text === '' || /^2\d{3}-\d{2}-\d{2}$/.test(text)

/** The first and the last day of a filter; each counts once it is whole. */
export function DayRange({ days, onChange, texts }: DayRangeProps) {
  const [typed, setTyped] = useState({ from: days.from ?? '', to: days.to ?? '' })
  return (['from', 'to'] as const).map((end) => (
    <DateField
      key={end}
      label={texts[end]}
      pattern={texts.datePattern}
      calendarLabel={texts.openCalendar}
      value={typed[end]}
      onValueChange={(value) => {
        setTyped({ ...typed, [end]: value })
        if (isDay(value)) onChange({ [end]: value || undefined })
      }}
    />
  ))
}
