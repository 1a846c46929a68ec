import { addDays, type CalendarDay, isCalendarDate } from '@sanad/domain'
import { complianceProfileMessages } from '@sanad/texts/web/compliance-profile'
import { formatDate, useLanguage, useMessages } from '@sanad/web-kit'
import { Controller, type UseFormReturn } from 'react-hook-form'
import { DayField } from '../../../shared/fields/day-field.tsx'
import { todayInIndia } from '../../../shared/fields/today-in-india.ts'
import { ChoiceQuestion } from './choice-question.tsx'
import { problemText } from './problem-text.ts'
import type { ProfileValues } from './profile-values.ts'

interface ChangeQuestionsProps {
  form: UseFormReturn<ProfileValues>
  /** The day of the last change. */
  since: CalendarDay
}

/** Whether earlier answers were wrong or the business changed: a change leaves the past as it was. */
export function ChangeQuestions({ form, since }: ChangeQuestionsProps) {
  const texts = useMessages(complianceProfileMessages)
  const language = useLanguage()
  const last = addDays(todayInIndia(), 365)
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
        <Controller
          control={form.control}
          name="validFrom"
          rules={{
            validate: (day) =>
              (isCalendarDate(day) && day >= since && day <= last) ||
              texts.validFromWrong({ from: formatDate(since, language) }),
          }}
          render={({ field: { onChange, ...field }, fieldState }) => (
            <DayField
              label={texts.validFrom}
              required
              {...field}
              onValueChange={onChange}
              error={problemText(fieldState.error, texts)}
              min={since}
              max={last}
            />
          )}
        />
      )}
    </>
  )
}
