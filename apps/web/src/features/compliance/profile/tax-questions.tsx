import { advanceTaxes, isPresumptiveDoubtful, organisations } from '@sanad/domain/compliance'
import { complianceProfileMessages } from '@sanad/texts/web/compliance-profile'
import { useMessages } from '@sanad/web-kit'
import type { UseFormReturn } from 'react-hook-form'
import { ChoiceQuestion } from './choice-question.tsx'
import { type ProfileValues, unknown } from './profile-values.ts'

export function TaxQuestions({
  form,
  asksAudit,
}: {
  form: UseFormReturn<ProfileValues>
  asksAudit: boolean
}) {
  const texts = useMessages(complianceProfileMessages)
  const { control } = form
  const [organisation, advanceTax] = form.watch(['organisation', 'advanceTax'])
  const isDoubtful = isPresumptiveDoubtful(
    organisations.find((one) => one === organisation) ?? 'proprietorship',
    advanceTaxes.find((one) => one === advanceTax) ?? 'none',
  )
  const notKnown = (description: string) => ({ value: unknown, label: texts.unknown, description })
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
          options={[...yesNo, notKnown(texts.taxAuditUnknown)]}
        />
      )}
      <ChoiceQuestion
        control={control}
        name="advanceTax"
        label={texts.advanceTax}
        hint={isDoubtful ? texts.presumptiveDoubtful : texts.advanceTaxHint}
        options={[
          { value: 'none', label: texts.advanceTaxNone },
          { value: 'quarterly', label: texts.advanceTaxQuarterly },
          { value: 'presumptive', label: texts.advanceTaxPresumptive },
          notKnown(texts.advanceTaxUnknown),
        ]}
      />
      <ChoiceQuestion
        control={control}
        name="deductsTds"
        label={texts.deductsTds}
        hint={texts.deductsTdsHint}
        options={[...yesNo, notKnown(texts.deductsTdsUnknown)]}
      />
    </>
  )
}
