import { complianceProfileMessages } from '@sanad/texts/web/compliance-profile'
import { RadioGroup } from '@sanad/ui'
import { useMessages } from '@sanad/web-kit'
import { type Control, Controller } from 'react-hook-form'
import { problemText } from './problem-text.ts'
import type { ProfileValues } from './profile-values.ts'

interface ChoiceQuestionProps {
  control: Control<ProfileValues>
  name: keyof ProfileValues
  label: string
  hint?: string
  options: readonly { value: string; label: string; description?: string }[]
}

/** One question of the profile that must be answered by one of a few options. */
export function ChoiceQuestion({ control, name, label, hint, options }: ChoiceQuestionProps) {
  const texts = useMessages(complianceProfileMessages)
  return (
    <Controller
      control={control}
      name={name}
      rules={{ required: texts.choose }}
      render={({ field, fieldState }) => (
        <RadioGroup
          label={label}
          hint={hint}
          required
          ref={field.ref}
          name={field.name}
          value={field.value}
          onValueChange={field.onChange}
          error={problemText(fieldState.error, texts)}
          options={options}
        />
      )}
    />
  )
}
