import { complianceMessages } from '@sanad/texts/web/compliance'
import { useMessages } from '@sanad/web-kit'
import type { UseFormReturn } from 'react-hook-form'
import { StateSelect } from '../../../shared/states/state-select.tsx'
import { ChoiceQuestion } from './choice-question.tsx'
import type { ProfileValues } from './profile-values.ts'

interface GstQuestionsProps {
  form: UseFormReturn<ProfileValues>
  /** Registered: State and turnover matter. */
  asksDetails: boolean
}

export function GstQuestions({ form, asksDetails }: GstQuestionsProps) {
  const texts = useMessages(complianceMessages)
  return (
    <>
      <ChoiceQuestion
        control={form.control}
        name="gst"
        label={texts.gst}
        options={[
          { value: 'none', label: texts.gstNone },
          { value: 'monthly', label: texts.gstMonthly },
          { value: 'quarterly', label: texts.gstQuarterly, description: texts.gstQuarterlyText },
          { value: 'composition', label: texts.gstComposition },
        ]}
      />
      {asksDetails && (
        <>
          <StateSelect
            label={texts.state}
            required
            error={form.formState.errors.stateId?.message}
            {...form.register('stateId', { required: texts.choose })}
          />
          <ChoiceQuestion
            control={form.control}
            name="turnover"
            label={texts.turnover}
            options={[
              { value: 'up_to_2_crore', label: texts.turnoverUpTo2 },
              { value: 'up_to_5_crore', label: texts.turnoverUpTo5 },
              { value: 'above_5_crore', label: texts.turnoverAbove5 },
            ]}
          />
        </>
      )}
    </>
  )
}
