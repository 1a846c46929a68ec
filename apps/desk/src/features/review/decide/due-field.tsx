import { reviewMessages } from '@sanad/texts/desk/review'
import { DateField } from '@sanad/ui'
import { useMessages } from '@sanad/web-kit'
import { firstDueDay, isDueDay, lastDueDay } from './due-day.ts'

interface DueFieldProps {
  readonly label: string
  readonly value: string
  readonly onValueChange: (day: string) => void
  readonly isTried: boolean
}

/** The last day on which the customer is expected to give something. */
export function DueField({ label, value, onValueChange, isTried }: DueFieldProps) {
  const texts = useMessages(reviewMessages)
  return (
    <DateField
      label={label}
      value={value}
      onValueChange={onValueChange}
      pattern={texts.datePattern}
      calendarLabel={texts.openCalendar}
      min={firstDueDay()}
      max={lastDueDay()}
      error={isTried && !isDueDay(value) ? texts.dueOnWrong : undefined}
    />
  )
}
