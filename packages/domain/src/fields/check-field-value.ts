import { type CalendarDay, isCalendarDate } from '../calendar/calendar-days.ts'
import { isEmail } from '../identifiers/email.ts'
import { checkIdentifier, type IdentifierReason } from '../identifiers/identifier.ts'
import { findState } from '../identifiers/indian-states.ts'
import { type DateReason, findDateProblem } from './date-bounds.ts'
import { effectiveInputType } from './effective-input-type.ts'
import type { FieldDefinition, FieldType } from './field-definition.ts'
import { maxFieldLine, maxFieldText } from './field-limits.ts'
import { findNumberProblem, type NumberReason } from './number-bounds.ts'
import { oneLine } from './one-line.ts'
import { plainNumber } from './plain-number.ts'

/** Text, or for a checkbox the chosen option values. A State is its `state_id` as text ("21"). */
export type FieldValue = string | string[]

export type FieldReason =
  | 'empty'
  | 'wrong_kind'
  | 'too_long'
  | 'not_an_option'
  | 'not_a_state'
  | 'not_a_number'
  | 'not_a_date'
  | 'not_an_email'
  | 'not_a_url'
  | 'not_a_phone_number'
  | 'address_parts'
  | 'gstin_pan_mismatch'
  | 'gstin_abroad'
  | 'gstin_own'
  | 'gstin_state_mismatch'
  | DateReason
  | NumberReason
  | IdentifierReason

export type FieldOutcome = { ok: true; value: FieldValue } | { ok: false; reason: FieldReason }

/** Null, undefined, blank text, or a list of such values: dropped before submission (DI-06). */
export function isEmptyValue(value: unknown): boolean {
  if (Array.isArray(value)) return value.every(isEmptyValue)
  return value === undefined || value === null || (typeof value === 'string' && value.trim() === '')
}

/** Maximum length of a field's text, in UTF-16 code units. */
export function maxLengthOf(field: FieldDefinition): number {
  return field.maxLength ?? (effectiveInputType(field) === 'textarea' ? maxFieldText : maxFieldLine)
}

type TextType = Exclude<FieldType, 'checkbox'>

/** Why a trimmed text is invalid for the field's type; undefined if valid. */
function findTextProblem(
  field: FieldDefinition,
  type: TextType,
  text: string,
  today: CalendarDay,
): FieldReason | undefined {
  switch (type) {
    case 'state':
      return /^[1-9][0-9]?$/.test(text) && findState(Number(text)) ? undefined : 'not_a_state'
    case 'select':
    case 'radio':
      return field.options.some(({ value }) => value === text) ? undefined : 'not_an_option'
    case 'number':
      if (!/^-?[0-9]{1,15}(?:\.[0-9]{1,4})?$/.test(text)) return 'not_a_number'
      return findNumberProblem(field.numbers ?? {}, Number(text))
    case 'date':
      return isCalendarDate(text) ? findDateProblem(field, text, today) : 'not_a_date'
    case 'email':
      return isEmail(text) ? undefined : 'not_an_email'
    case 'url':
      return /^https?:\/\/[^\s/?#@]+\.[^\s/?#@]+(?:[/?#]\S*)?$/i.test(text) ? undefined : 'not_a_url'
    case 'tel':
      return /^\+?[0-9][0-9 ()-]{2,19}$/.test(text) ? undefined : 'not_a_phone_number'
    case 'text':
    case 'textarea':
    case 'password':
      return undefined
  }
}

function checkChosen(field: FieldDefinition, value: unknown): FieldOutcome {
  if (!Array.isArray(value)) return { ok: false, reason: 'wrong_kind' }
  const offered = field.options.map((option) => option.value)
  const known = offered.filter((option) => value.includes(option))
  const isKnown = value.every((chosen) => offered.some((option) => option === chosen))
  return isKnown ? { ok: true, value: known } : { ok: false, reason: 'not_an_option' }
}

function readText(type: TextType, value: string): string {
  if (type === 'password') return value
  if (type === 'textarea') return value.trim()
  const line = oneLine(value).trim()
  return type === 'number' ? plainNumber(line) : line
}

/**
 * Validates and normalises a value by the field's effective type, options, length and identifier rule. The returned value
 * is the one to store: trimmed, identifiers normalised, numbers in plain digits, checkbox values distinct and in the order of the options. `today` is
 * the day of the answer, to which bounds of dates are relative.
 */
export function checkFieldValue(field: FieldDefinition, value: unknown, today: CalendarDay): FieldOutcome {
  if (isEmptyValue(value)) return { ok: false, reason: 'empty' }
  const type = effectiveInputType(field)
  if (type === 'checkbox') return checkChosen(field, value)
  if (typeof value !== 'string') return { ok: false, reason: 'wrong_kind' }
  const text = readText(type, value)
  if (text.length > maxLengthOf(field)) return { ok: false, reason: 'too_long' }
  // Before the type's rule: it accepts more notations (+91, blanks) and gives a more specific reason.
  if (field.identifier !== undefined && type !== 'state') return checkIdentifier(field.identifier, text)
  const reason = findTextProblem(field, type, text, today)
  return reason === undefined ? { ok: true, value: text } : { ok: false, reason }
}
