import { fieldInputMessages } from '@sanad/texts/web/shared/field-input'
import { DateField, type DateFieldProps } from '@sanad/ui'
import { useMessages } from '@sanad/web-kit'

export type DayFieldProps = Omit<DateFieldProps, 'pattern' | 'calendarLabel'>

/** A date in the reader's language. */
export function DayField(props: DayFieldProps) {
  const texts = useMessages(fieldInputMessages)
  return <DateField {...props} pattern={texts.datePattern} calendarLabel={texts.openCalendar} />
}
