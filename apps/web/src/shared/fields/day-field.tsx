import { fieldInputMessages } from '@sanad/texts/web/shared/field-input'
import { DateField, type DateFieldProps } from '@sanad/ui'
import { useMessages } from '@sanad/web-kit'

export type DayFieldProps = Omit<DateFieldProps, 'pattern' | 'calendarLabel'>

/** A date in the reader's language. Of a year with two digits it says so itself, whatever the form says of wrong dates. */
export function DayField({ error, ...props }: DayFieldProps) {
  const texts = useMessages(fieldInputMessages)
  const isYearShort = /^(\d{1,2}\/\d{1,2}\/\d{2}|\d{6})$/.test(props.value)
  return (
    <DateField
      {...props}
      error={error && isYearShort ? texts.yearShort : error}
      pattern={texts.datePattern}
      calendarLabel={texts.openCalendar}
    />
  )
}
