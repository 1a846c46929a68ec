import { addDays, type CalendarDay, indianDayOf, isCalendarDate } from '@sanad/domain'
import { complianceMessages } from '@sanad/texts/web/compliance'
import { DateField } from '@sanad/ui'
import { formatDate, useLanguage, useMessages } from '@sanad/web-kit'
import type { UseFormReturn } from 'react-hook-form'
import { ChoiceQuestion } from './choice-question.tsx'
import type { ProfileValues } from './profile-values.ts'

interface ChangeQuestionsProps {
  form: UseFormReturn<ProfileValues>
  /** The day of the last change. */
  since: CalendarDay
}

/** Whether earlier answers were wrong or the business changed: a change leaves the past as it was. */
export function ChangeQuestions({ form, since }: ChangeQuestionsProps) {
  const texts = useMessages(complianceMessages)
  const language = useLanguage()
  const last = addDays(indianDayOf(new Date().toISOString()), 365)
  return (
    <>
      <ChoiceQuestion
        control={form.control}
        name="change"
        label={texts.change}
        options={[
          { value: 'correction', label: texts.changeCorrection },
          { value: 'from', label: texts.changeFrom, description: texts.changeFromText },
        ]}
      />
      {form.watch('change') === 'from' && (
        <DateField
          label={texts.validFrom}
          required
          error={form.formState.errors.validFrom?.message}
          min={since}
          max={last}
          {...form.register('validFrom', {
            validate: (day) =>
              (isCalendarDate(day) && day >= since && day <= last) ||
              texts.validFromWrong({ from: formatDate(since, language) }),
          })}
        />
      )}
    </>
  )
}
