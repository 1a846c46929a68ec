import { complianceProfileMessages } from '@sanad/texts/web/compliance-profile'
import { useMessages } from '@sanad/web-kit'
import type { Control } from 'react-hook-form'
import { ChoiceQuestion } from './choice-question.tsx'
import type { ProfileValues } from './profile-values.ts'

export function TaxQuestions({
  control,
  asksAudit,
}: {
  control: Control<ProfileValues>
  asksAudit: boolean
}) {
  const texts = useMessages(complianceProfileMessages)
  const yesNo = [
    { value: 'yes', label: texts.yes },
    { value: 'no', label: texts.no },
  ]
  return (
    <>
      {asksAudit && (
        <ChoiceQuestion
          control={control}
          name="taxAudit"
          label={texts.taxAudit}
          hint={texts.taxAuditHint}
          options={yesNo}
        />
      )}
      <ChoiceQuestion
        control={control}
        name="advanceTax"
        label={texts.advanceTax}
        hint={texts.advanceTaxHint}
        options={[
          { value: 'none', label: texts.advanceTaxNone },
          { value: 'quarterly', label: texts.advanceTaxQuarterly },
          { value: 'presumptive', label: texts.advanceTaxPresumptive },
        ]}
      />
      <ChoiceQuestion
        control={control}
        name="deductsTds"
        label={texts.deductsTds}
        hint={texts.deductsTdsHint}
        options={yesNo}
      />
    </>
  )
}
