import type { ApplicationForm, FormField } from '@sanad/contracts'
import {
  checkFieldValue,
  type FieldReason,
  findContradictions,
  isCalendarDate,
  isEmptyValue,
} from '@sanad/domain'
import type { Language } from '@sanad/texts'
import { formatDate } from '@sanad/web-kit'
import { fieldDefinitionOf } from '../../shared/fields/field-definition-of.ts'

/** What stands in the form, by field. */
export type FormValues = Record<string, string>

export interface FormProblem {
  readonly fieldId: string
  readonly reason: FieldReason
}

type Groups = ApplicationForm['groups']

export function listFields(groups: Groups): FormField[] {
  return groups.flatMap(({ fields }) => fields)
}

/** What the form begins with: what is stored, and over it what was typed before, here last of all. */
export function initialValues(
  { groups, draft }: Pick<ApplicationForm, 'groups' | 'draft'>,
  unsent: FormValues = {},
): FormValues {
  const entries = listFields(groups).map(({ field_id, value, read_only }) => {
    const typed = read_only ? undefined : (unsent[field_id] ?? draft?.values[field_id])
    return [field_id, typed ?? value]
  })
  return Object.fromEntries(entries)
}

/** The fields to be asked for, given what is filled in: the GST number only of who has one. */
export function visibleFields(fields: readonly FormField[], values: FormValues): FormField[] {
  return fields.filter(
    ({ asked, only_if }) => asked && (only_if === null || values[only_if.field_id] === only_if.value),
  )
}

/** What the server would refuse among `fields`; the other values tell how they fit to each other. */
export function findProblems(fields: readonly FormField[], values: FormValues): FormProblem[] {
  const open = visibleFields(fields, values).filter((field) => !field.read_only)
  const own = open.flatMap((field): FormProblem[] => {
    const value = values[field.field_id]
    if (isEmptyValue(value)) return field.required ? [{ fieldId: field.field_id, reason: 'empty' }] : []
    const outcome = checkFieldValue(fieldDefinitionOf(field), value)
    return outcome.ok ? [] : [{ fieldId: field.field_id, reason: outcome.reason }]
  })
  const wrong = new Set(own.map(({ fieldId }) => fieldId))
  const together = findContradictions(comparable(fields, values))
    .filter(({ key }) => !wrong.has(key) && open.some(({ field_id }) => field_id === key))
    .map(({ key, reason }) => ({ fieldId: key, reason }))
  return [...own, ...together]
}

/** A secret that is stored already is here as its mask only, which is no value to compare. */
function comparable(fields: readonly FormField[], values: FormValues): FormValues {
  const masked = fields.filter((field) => field.secret && field.read_only).map(({ field_id }) => field_id)
  const hidden = fields
    .filter((field) => field.asked && !visibleFields([field], values).length)
    .map(({ field_id }) => field_id)
  return Object.fromEntries(
    Object.entries(values).filter(([key]) => !masked.includes(key) && !hidden.includes(key)),
  )
}

/** What is to be sent: the filled in fields that are asked for and still open. */
export function submission(fields: readonly FormField[], values: FormValues): FormValues {
  const open = visibleFields(fields, values).filter((field) => !field.read_only)
  return Object.fromEntries(
    open.flatMap(({ field_id }) => {
      const value = values[field_id]
      return value === undefined || isEmptyValue(value) ? [] : [[field_id, value.trim()]]
    }),
  )
}

interface Reading {
  readonly states: ReadonlyMap<string, string>
  readonly language: Language
}

/** A value as it is read: the words of a choice, the name of a State, a date as people write it. */
export function readable(field: FormField, value: string, { states, language }: Reading): string {
  if (field.input_type === 'state') return states.get(value) ?? value
  if (field.input_type === 'date' && isCalendarDate(value)) return formatDate(value, language)
  return field.options.find((option) => option.value === value)?.label ?? value
}
