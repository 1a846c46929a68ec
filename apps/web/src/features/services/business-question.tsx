import type { ListedBusiness } from '@sanad/contracts'
import { servicesMessages } from '@sanad/texts/web/services'
import { RadioGroup, Stack } from '@sanad/ui'
import { NextPage, type NextPageQuery, useMessages } from '@sanad/web-kit'
import { BusinessNameField } from '../../shared/businesses/business-name-field.tsx'
import { useBusinessName } from '../../shared/businesses/use-business-name.ts'
import type { BusinessChoice } from './business-choice.ts'

interface BusinessQuestionProps {
  businesses: readonly ListedBusiness[]
  /** Of further businesses. */
  more: NextPageQuery | undefined
  value: BusinessChoice
  onChange: (choice: BusinessChoice) => void
  isNameMissing: boolean
  disabled: boolean
}

/** Which business the application is for: one of the customer's, a new one by its name, or later. */
export function BusinessQuestion(props: BusinessQuestionProps) {
  const { businesses, more, value, onChange, isNameMissing, disabled } = props
  const texts = useMessages(servicesMessages)
  const nameOf = useBusinessName()
  const choose = (chosen: string) => {
    if (chosen === 'later') onChange({ kind: 'later' })
    else if (chosen === 'new') onChange({ kind: 'new', name: '' })
    else onChange({ kind: 'existing', id: chosen })
  }
  return (
    <Stack>
      <RadioGroup
        label={texts.business}
        appearance="cards"
        value={value.kind === 'existing' ? value.id : value.kind}
        onValueChange={choose}
        disabled={disabled}
        options={[
          ...businesses.map((business) => ({
            value: business.id,
            label: nameOf(business, texts.unnamed),
          })),
          { value: 'new', label: texts.new },
          { value: 'later', label: texts.later, description: texts.laterText },
        ]}
      />
      {more && <NextPage query={more} failed={texts.catalogueFailed} />}
      {value.kind === 'new' && (
        <BusinessNameField
          value={value.name}
          onValueChange={(name) => onChange({ kind: 'new', name })}
          isMissing={isNameMissing}
          disabled={disabled}
        />
      )}
    </Stack>
  )
}
