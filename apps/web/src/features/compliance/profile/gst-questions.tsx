import { isCalendarDate } from '@sanad/domain'
import { complianceFormsMessages } from '@sanad/texts/common/compliance-forms'
import { complianceProfileMessages } from '@sanad/texts/web/compliance-profile'
import { useMessages } from '@sanad/web-kit'
import { Controller, type UseFormReturn } from 'react-hook-form'
import { DayField } from '../../../shared/fields/day-field.tsx'
import { StateSelect } from '../../../shared/states/state-select.tsx'
import { ChoiceQuestion } from './choice-question.tsx'
import { problemText } from './problem-text.ts'
import { closedYear, type ProfileValues } from './profile-values.ts'

interface GstQuestionsProps {
  form: UseFormReturn<ProfileValues>
  /** Registered: State and turnover matter. */
  asksGstDetails: boolean
  stateHint: string | undefined
}

export function GstQuestions({ form, asksGstDetails, stateHint }: GstQuestionsProps) {
  const texts = useMessages(complianceProfileMessages)
  const words = useMessages(complianceFormsMessages)
  const years = `${closedYear()}-${String((closedYear() + 1) % 100).padStart(2, '0')}`
  const year = words['period.year']({ years })
  const turnovers = [
    { value: 'up_to_2_crore', label: texts.turnoverUpTo2 },
    { value: 'up_to_5_crore', label: texts.turnoverUpTo5 },
    { value: 'above_5_crore', label: texts.turnoverAbove5 },
  ]
  return (
    <>
      <ChoiceQuestion
        control={form.control}
        name="gst"
        label={texts.gst}
        hint={texts.gstHint}
        options={[
          { value: 'none', label: texts.gstNone },
          { value: 'monthly', label: texts.gstMonthly },
          { value: 'quarterly', label: texts.gstQuarterly, description: texts.gstQuarterlyText },
          { value: 'composition', label: texts.gstComposition },
        ]}
      />
      {asksGstDetails && (
        <>
          <Controller
            control={form.control}
            name="stateId"
            rules={{ required: texts.choose }}
            render={({ field, fieldState }) => (
              <StateSelect
                label={texts.state}
                hint={stateHint}
                required
                {...field}
                error={problemText(fieldState.error, texts)}
              />
            )}
          />
          <ChoiceQuestion
            control={form.control}
            name="turnover"
            label={texts.turnover({ year })}
            hint={texts.turnoverHint}
            options={turnovers}
          />
          <Controller
            control={form.control}
            name="gstRegisteredOn"
            rules={{ validate: (day) => day === '' || isCalendarDate(day) || texts.licenceUntilMissing }}
            render={({ field: { onChange, ...field }, fieldState }) => (
              <DayField
                label={texts.gstRegisteredOn}
                hint={texts.gstRegisteredOnHint}
                {...field}
                onValueChange={onChange}
                error={problemText(fieldState.error, texts)}
              />
            )}
          />
        </>
      )}
    </>
  )
}
