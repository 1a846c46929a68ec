import { fieldInputMessages } from '@sanad/texts/web/shared/field-input'
import { DateField, type DateFieldProps } from '@sanad/ui'
import { useMessages } from '@sanad/web-kit'
import { useState } from 'react'

export type DayFieldProps = Omit<DateFieldProps, 'pattern' | 'calendarLabel'>

/**
 * A date in the reader's language. Of a year with two digits it says so itself once it is left, whatever the form says of
 * wrong dates.
 */
export function DayField({ error, onBlur, onValueChange, ...props }: DayFieldProps) {
  const texts = useMessages(fieldInputMessages)
  const [isLeft, setLeft] = useState(false)
  const isYearShort = /^(\d{1,2}\/\d{1,2}\/\d{2}|\d{6})$/.test(props.value)
  return (
    <DateField
      {...props}
      onValueChange={(value) => {
        setLeft(false)
        onValueChange(value)
      }}
      onBlur={() => {
        setLeft(true)
        onBlur?.()
      }}
      error={isYearShort && (error || isLeft) ? texts.yearShort : error}
      pattern={texts.datePattern}
      calendarLabel={texts.openCalendar}
    />
  )
}
