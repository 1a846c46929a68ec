import type { FieldView } from '@sanad/contracts'
import {
  dateBoundsOf,
  dayOfLimit,
  effectiveInputType,
  type FieldType,
  type FieldValue,
  groupedNumber,
  IdentifierKind,
  plainNumber,
} from '@sanad/domain'
import { fieldInputMessages } from '@sanad/texts/web/shared/field-input'
import { CheckboxGroup, RadioGroup, SelectField, TextArea, TextField } from '@sanad/ui'
import { useMessages } from '@sanad/web-kit'
import type { ComponentProps } from 'react'
import type * as z from 'zod/mini'
import { StateSelect } from '../states/state-select.tsx'
import { DayField } from './day-field.tsx'
import { fieldDefinitionOf } from './field-definition-of.ts'
import { OptionalChoice } from './optional-choice.tsx'
import { todayInIndia } from './today-in-india.ts'

type InputProps = ComponentProps<typeof TextField>

interface FieldInputProps {
  field: z.infer<typeof FieldView>
  value: FieldValue
  onChange: (value: FieldValue) => void
  error?: string | undefined
  disabled?: boolean
  hint?: string
  name?: string
  required?: boolean
  /** How a single-line field is typed here, where that differs from its type. */
  input?: Pick<InputProps, 'type' | 'inputMode' | 'min' | 'autoComplete' | 'autoCapitalize' | 'maxLength'>
  onBlur?: () => void
}

/** How the single-line types are typed on a phone. */
const inputs: Partial<Record<FieldType, Pick<InputProps, 'type' | 'inputMode' | 'min' | 'autoComplete'>>> = {
  number: { type: 'number', inputMode: 'decimal', min: 0 },
  email: { type: 'email', inputMode: 'email', autoComplete: 'email' },
  url: { type: 'url', inputMode: 'url' },
  tel: { type: 'tel', inputMode: 'tel' },
  // Another party's password: neither autofill nor save it.
  password: { type: 'password', autoComplete: 'new-password' },
}

const capitals = { autoCapitalize: 'characters', autoComplete: 'off', spellCheck: false } as const
const digits = { inputMode: 'numeric', autoComplete: 'off' } as const

/** How identifiers are typed on a phone: numbers on its number keys, codes in capitals. */
const identifierInputs: Record<IdentifierKind, Partial<InputProps>> = {
  pan: capitals,
  gstin: capitals,
  ifsc: capitals,
  aadhaar: digits,
  pin: digits,
  mobile: { type: 'tel', inputMode: 'numeric' },
  cin: capitals,
  llpin: capitals,
  tan: capitals,
  udyam: capitals,
  fssai: digits,
  din: digits,
}

function inputOf(type: FieldType, identifier: unknown): Partial<InputProps> {
  const kind = IdentifierKind.safeParse(identifier)
  return { ...inputs[type], ...(kind.success && identifierInputs[kind.data]) }
}

/** The days that the calendar of a date offers. */
function calendarDays(field: FieldInputProps['field']) {
  const { earliest, latest } = dateBoundsOf(fieldDefinitionOf(field))
  const today = todayInIndia()
  return {
    min: earliest && dayOfLimit(earliest, today),
    max: latest && dayOfLimit(latest, today),
  }
}

/** A field of the form in the input that its type asks for. */
export function FieldInput(props: FieldInputProps) {
  const { field, value, onChange, error, disabled, name, required, onBlur } = props
  const texts = useMessages(fieldInputMessages)
  const type = effectiveInputType(fieldDefinitionOf(field))
  const hint = props.hint ?? field.help
  const common = { label: field.field_title || field.label, hint, error, disabled, name, required }
  const text = Array.isArray(value) ? value.join(', ') : value
  const typed = {
    ...common,
    onBlur,
    value: text,
    onChange: (event: { currentTarget: { value: string } }) => onChange(event.currentTarget.value),
  }
  switch (type) {
    case 'state':
      return <StateSelect {...typed} />
    case 'select':
      return <SelectField {...typed} options={field.options} placeholder={texts.selectOption} />
    case 'radio': {
      const choice = { ...common, options: field.options, value: text, onValueChange: onChange }
      // What is requested says itself that it may stay open; fields of the form are required or not.
      const mayStayOpen = field.optional || required === false
      return mayStayOpen ? <OptionalChoice {...choice} /> : <RadioGroup {...choice} />
    }
    case 'checkbox':
      return (
        <CheckboxGroup
          {...common}
          options={field.options}
          value={Array.isArray(value) ? value : []}
          onValueChange={onChange}
        />
      )
    case 'textarea':
      return <TextArea {...typed} />
    case 'date':
      return (
        <DayField
          {...common}
          {...calendarDays(field)}
          autoComplete={props.input?.autoComplete}
          value={text}
          onValueChange={onChange}
          onBlur={onBlur}
        />
      )
    case 'number': {
      const number = groupedNumber(plainNumber(text))
      // Zeros are counted by groups.
      const read = number.includes(',') && !disabled ? number : undefined
      // As amounts are written, ₹12,50,000: the browser's input for numbers would take it for none.
      const take = (event: { preventDefault(): void }, written: string) => {
        const plain = plainNumber(written.trim())
        if (plain === written) return
        event.preventDefault()
        onChange(plain)
      }
      return (
        <TextField
          {...typed}
          {...inputs.number}
          {...props.input}
          onBeforeInput={(event) => {
            if (event.data === ',') event.preventDefault()
            // A keyboard's suggestion comes as one piece.
            else if (event.data.length > 1) take(event, event.data)
          }}
          onPaste={(event) => take(event, event.clipboardData.getData('text'))}
          hint={[read, hint].filter(Boolean).join(' · ')}
          {...(disabled && { type: 'text', value: number })}
        />
      )
    }
    default:
      return (
        <TextField
          {...typed}
          {...inputOf(type, field.identifier)}
          {...props.input}
          {...(disabled && { type: 'text' })}
        />
      )
  }
}
