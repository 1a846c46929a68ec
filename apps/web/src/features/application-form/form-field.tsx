import type { FormField as Field } from '@sanad/contracts'
import { applicationFormMessages } from '@sanad/texts/web/application-form'
import { reuseAnswersMessages } from '@sanad/texts/web/shared/reuse-answers'
import { useMessages } from '@sanad/web-kit'
import type { ComponentProps } from 'react'
import { FieldDoubt } from '../../shared/fields/field-doubt.tsx'
import { FieldInput } from '../../shared/fields/field-input.tsx'

interface FormFieldProps {
  field: Field
  value: string
  onChange: (value: string) => void
  error?: string | undefined
  /** Worth a second look, and no reason to refuse. */
  doubt?: string | undefined
  disabled?: boolean
}

/** A field of the form: numbers are typed on the telephone's keys (EA-03), codes in capitals. */
export function FormField({ field, value, onChange, error, doubt, disabled = false }: FormFieldProps) {
  const texts = useMessages(applicationFormMessages)
  const { known } = useMessages(reuseAnswersMessages)
  const { help, required, secret, read_only } = field
  const isKnown = field.prefilled && value === field.value
  const hint = [isKnown && known, help, !read_only && secret && texts.notKept].filter(Boolean).join(' ')
  const label = required || read_only ? field.field_title : `${field.field_title} (${texts.optional})`
  return (
    <div>
      <FieldInput
        field={{ ...field, field_title: label }}
        name={field.field_id}
        value={value}
        onChange={(next) => onChange(String(next))}
        hint={hint}
        error={error}
        required={required && !read_only}
        disabled={disabled || read_only}
        input={inputOf(field)}
      />
      <FieldDoubt>{!error && doubt}</FieldDoubt>
    </div>
  )
}

const autoComplete: Record<string, string> = {
  date_of_birth: 'bday',
  address: 'street-address',
  city: 'address-level2',
  pincode: 'postal-code',
}

function inputOf({
  field_id,
  input_type,
  identifier,
  max_length,
}: Field): NonNullable<ComponentProps<typeof FieldInput>['input']> {
  const common = { autoComplete: autoComplete[field_id] ?? 'off', maxLength: max_length }
  const isNumber = input_type === 'number' || field_id === 'bank_account_number'
  if (isNumber || identifier === 'pin' || identifier === 'mobile' || identifier === 'aadhaar') {
    return { ...common, type: 'tel', inputMode: 'numeric', min: 0 }
  }
  return identifier ? { ...common, autoCapitalize: 'characters' } : common
}
