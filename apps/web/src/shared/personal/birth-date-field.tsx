import { personalMessages } from '@sanad/texts/web/shared/personal'
import { useMessages } from '@sanad/web-kit'
import { DayField, type DayFieldProps } from '../fields/day-field.tsx'
import { todayInIndia } from '../fields/today-in-india.ts'
import type { Optional } from './personal-fields.tsx'
import { firstBirthDate } from './use-personal-rules.ts'

export function BirthDateField({ optional, ...props }: Omit<DayFieldProps, 'label'> & Optional) {
  const texts = useMessages(personalMessages)
  return (
    <DayField
      label={optional ? texts.optional({ label: texts.birthDate }) : texts.birthDate}
      autoComplete="bday"
      min={firstBirthDate}
      max={todayInIndia()}
      {...props}
    />
  )
}
