import type { ApplicationForm, FormField } from '@sanad/contracts'
import {
  checkFieldValue,
  checkPan,
  type FieldReason,
  type FormDoubt,
  findContradictions,
  findFormDoubts,
  hasOwnersPan,
  isEmptyValue,
} from '@sanad/domain'
import { fieldDefinitionOf } from '../../shared/fields/field-definition-of.ts'
import { todayInIndia } from '../../shared/fields/today-in-india.ts'

/** Form values by field. */
export type FormValues = Record<string, string>

export interface FormProblem {
  readonly fieldId: string
  readonly reason: FieldReason
}

type Groups = ApplicationForm['groups']

export function listFields(groups: Groups): FormField[] {
  return groups.flatMap(({ fields }) => fields)
}

/** Initial values by precedence: unsent input of this tab, server draft, stored values. */
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

/** A proprietorship has the PAN of its owner: what was typed as the one is the other; of others it is not. */
export function withOwnersPan(values: FormValues): FormValues {
  const { personal_pan: own, company_pan_number: firms, type_of_org } = values
  if (own === undefined || firms === undefined || !type_of_org) return values
  if (!hasOwnersPan(type_of_org)) {
    return firms !== '' && firms === own ? { ...values, company_pan_number: '' } : values
  }
  // A mask is none: behind it is a number that the server offers.
  const [pan = ''] = [own, firms].filter((text) => checkPan(text, 'individual').ok)
  return { ...values, personal_pan: own || pan, company_pan_number: firms || pan }
}

/** Visible fields, which depend on the values: the GST number only for registered businesses. */
export function visibleFields(fields: readonly FormField[], values: FormValues): FormField[] {
  return fields.filter(
    ({ asked, only_if }) => asked && (only_if === null || values[only_if.field_id] === only_if.value),
  )
}

/** Client-side validation of `fields` by the domain's rules; the other values are context for cross-field rules. */
export function findProblems(fields: readonly FormField[], values: FormValues): FormProblem[] {
  const open = visibleFields(fields, values).filter((field) => !field.read_only)
  const own = open.flatMap((field): FormProblem[] => {
    const value = values[field.field_id]
    if (isEmptyValue(value)) return field.required ? [{ fieldId: field.field_id, reason: 'empty' }] : []
    const outcome = checkFieldValue(fieldDefinitionOf(field), value, todayInIndia())
    return outcome.ok ? [] : [{ fieldId: field.field_id, reason: outcome.reason }]
  })
  const wrong = new Set(own.map(({ fieldId }) => fieldId))
  const together = findContradictions(comparable(fields, values))
    .filter(({ key }) => !wrong.has(key) && open.some(({ field_id }) => field_id === key))
    .map(({ key, reason }) => ({ fieldId: key, reason }))
  return [...own, ...together]
}

/** What is worth a second look in what can still be changed; it stops nobody. */
export function findDoubts(fields: readonly FormField[], values: FormValues): FormDoubt[] {
  const open = visibleFields(fields, values).filter((field) => !field.read_only)
  return findFormDoubts(comparable(fields, values), values.name_of_person).filter(({ key }) =>
    open.some(({ field_id }) => field_id === key),
  )
}

/** A stored secret is present as its mask only, which must not be compared. */
function comparable(fields: readonly FormField[], values: FormValues): FormValues {
  const masked = fields.filter((field) => field.secret && field.read_only).map(({ field_id }) => field_id)
  const hidden = fields
    .filter((field) => field.asked && !visibleFields([field], values).length)
    .map(({ field_id }) => field_id)
  return Object.fromEntries(
    Object.entries(values).filter(([key]) => !masked.includes(key) && !hidden.includes(key)),
  )
}

/** The payload: visible, filled in and not yet submitted. */
export function submission(fields: readonly FormField[], values: FormValues): FormValues {
  const open = visibleFields(fields, values).filter((field) => !field.read_only)
  return Object.fromEntries(
    open.flatMap(({ field_id }) => {
      const value = values[field_id]
      return value === undefined || isEmptyValue(value) ? [] : [[field_id, value.trim()]]
    }),
  )
}
