import type { FieldView } from '@sanad/contracts'
import { effectiveInputType, type FieldValue, groupedNumber, hiddenText, isCalendarDate } from '@sanad/domain'
import type { Language } from '@sanad/texts'
import { formatDate } from '@sanad/web-kit'
import { fieldDefinitionOf } from './field-definition-of.ts'

interface Reading {
  readonly states: ReadonlyMap<string, string>
  readonly language: Language
}

/** A value as it is read: a choice's label, a State's name, a formatted date. A password is not shown. */
export function readableValue(field: FieldView, value: FieldValue, { states, language }: Reading): string {
  const type = effectiveInputType(fieldDefinitionOf(field))
  const texts = [value].flat().map((text) => {
    if (type === 'password') return hiddenText
    if (type === 'state') return states.get(text) ?? text
    if (type === 'date' && isCalendarDate(text)) return formatDate(text, language)
    if (type === 'number') return groupedNumber(text)
    return field.options.find((option) => option.value === text)?.label ?? text
  })
  return texts.join(', ')
}
