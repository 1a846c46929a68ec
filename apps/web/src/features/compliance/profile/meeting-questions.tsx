import { isCalendarDate } from '@sanad/domain'
import { isLateMeeting } from '@sanad/domain/compliance'
import { complianceProfileMessages } from '@sanad/texts/web/compliance-profile'
import { SelectField } from '@sanad/ui'
import { useMessages } from '@sanad/web-kit'
import { Controller, type UseFormReturn } from 'react-hook-form'
import { DayField } from '../../../shared/fields/day-field.tsx'
import { todayInIndia } from '../../../shared/fields/today-in-india.ts'
import { problemText } from './problem-text.ts'
import type { ProfileValues } from './profile-values.ts'

/** Of a company that holds annual general meetings: its filings are counted from them. */
export function MeetingQuestions({ form }: { form: UseFormReturn<ProfileValues> }) {
  const texts = useMessages(complianceProfileMessages)
  const today = todayInIndia()
  const thisYear = Number(today.slice(0, 4))
  // Whoever was appointed earlier than five years ago was appointed again since.
  const years = [0, 1, 2, 3, 4].map((ago) => String(thisYear - ago))
  const meeting = form.watch('meeting')
  const isLate = isCalendarDate(meeting) && isLateMeeting(meeting)
  return (
    <>
      <Controller
        control={form.control}
        name="meeting"
        rules={{ validate: (day) => day === '' || isCalendarDate(day) || texts.licenceUntilMissing }}
        render={({ field: { onChange, ...field }, fieldState }) => (
          <DayField
            label={texts.meeting}
            hint={isLate ? texts.meetingLate : texts.meetingHint}
            {...field}
            onValueChange={onChange}
            error={problemText(fieldState.error, texts)}
            max={today}
          />
        )}
      />
      <SelectField
        label={texts.auditorYear}
        hint={texts.auditorYearHint}
        placeholder={texts.notKnownYet}
        options={years.map((year) => ({ value: year, label: year }))}
        error={problemText(form.formState.errors.auditorYear, texts)}
        {...form.register('auditorYear')}
      />
    </>
  )
}
