import type { FieldView } from '@sanad/contracts'
import {
  dateBoundsOf,
  effectiveInputType,
  type FieldDefinition,
  type ServiceDefinition,
  textIn,
} from '@sanad/domain'
import { textsIn } from '@sanad/texts/node'
import { fieldHelpMessages } from '@sanad/texts/server/field-help'
import type * as z from 'zod/mini'
import type { Language } from '../../platform/http/language.ts'

type Asking = Pick<ServiceDefinition, 'aadhaar'>

/** A field definition in the caller's language. */
export function toFieldView(
  field: FieldDefinition,
  service: Asking,
  language: Language,
): z.infer<typeof FieldView> {
  return {
    field_id: field.id,
    label: textIn(field.label, language),
    field_title: textIn(field.label, language),
    help: helpOf(field, service, language),
    input_type: effectiveInputType(field),
    options: field.options.map(({ value, label }) => ({ value, label: textIn(label, language) })),
    identifier: field.identifier ?? null,
    ...(field.sameAs && { same_as: field.sameAs }),
    ...(field.optional && { optional: true }),
    ...(effectiveInputType(field) === 'date' && { dates: dateBoundsOf(field) }),
    ...(field.numbers && { numbers: field.numbers }),
  }
}

/** Beside an Aadhaar number also whether it must be given, what serves in its place, and why it is asked. */
function helpOf({ help, identifier }: FieldDefinition, { aadhaar }: Asking, language: Language): string {
  const own = help ? textIn(help, language) : ''
  if (identifier !== 'aadhaar' || !aadhaar) return own
  const texts = textsIn(fieldHelpMessages, language)
  const must = aadhaar.voluntary ? texts.aadhaarVoluntary : texts.aadhaarNeeded
  return [own, must, textIn(aadhaar.instead, language), textIn(aadhaar.why, language)].join(' ').trim()
}
