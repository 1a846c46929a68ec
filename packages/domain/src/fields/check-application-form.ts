import type { CalendarDay } from '../calendar/calendar-days.ts'
import { hasPan, panOfGstin } from '../identifiers/gstin.ts'
import { findStateByGstCode } from '../identifiers/indian-states.ts'
import { checkPan, hasOwnersPan, isPanOfPerson, normalisePan } from '../identifiers/pan.ts'
import { type AskedFieldKey, askedFieldKeys } from './application-field-keys.ts'
import { applicationFieldDefinition, applicationFields } from './application-fields.ts'
import type { AskedFields } from './asked-fields.ts'
import { checkFieldValue, type FieldReason, isEmptyValue } from './check-field-value.ts'

/** Unmasked values by field, as typed or stored. */
export type FormValues = Partial<Record<AskedFieldKey, string>>

export interface FormIssue {
  readonly key: AskedFieldKey
  readonly reason: FieldReason
}

/** Fields that a service asks for, in group order. */
export function listAskedFields(asked: AskedFields): AskedFieldKey[] {
  return askedFieldKeys.filter((key) => asked.required.includes(key) || asked.optional.includes(key))
}

/** Whether a conditional field applies, given the other values: a GST number only if registered. */
export function isFieldAsked(key: AskedFieldKey, values: FormValues): boolean {
  const { onlyIf } = applicationFields[key]
  return onlyIf === undefined || values[onlyIf.key] === onlyIf.value
}

/** Validates a whole form: required fields, each value, and consistency across fields. Empty if valid. */
export function checkApplicationForm(
  asked: AskedFields,
  values: FormValues,
  today: CalendarDay,
): FormIssue[] {
  const shown = listAskedFields(asked).filter((key) => isFieldAsked(key, values))
  const issues = shown.flatMap((key): FormIssue[] => {
    if (isEmptyValue(values[key])) return asked.required.includes(key) ? [{ key, reason: 'empty' }] : []
    const outcome = checkFieldValue(applicationFieldDefinition(key), values[key], today)
    return outcome.ok ? [] : [{ key, reason: outcome.reason }]
  })
  const unusable = (key: AskedFieldKey) =>
    !isFieldAsked(key, values) || issues.some((issue) => issue.key === key)
  const usable = askedFieldKeys.filter((key) => !unusable(key)).map((key) => [key, values[key]])
  return [...issues, ...findContradictions(Object.fromEntries(usable))]
}

/** Cross-field checks that refuse, of values that are valid by themselves; what is only odd: `findFormDoubts`. */
export function findContradictions(values: FormValues): FormIssue[] {
  return [...ownPanIssue(values), ...gstinIssue('gst_number', values), ...gstinIssue('GSTIN_number', values)]
}

/** A person's PAN has P as its fourth letter. An organisation's is only doubted: its type may be what is wrong. */
function ownPanIssue({ personal_pan: pan }: FormValues): FormIssue[] {
  const isOfOther = pan && checkPan(pan).ok && !isPanOfPerson(normalisePan(pan))
  return isOfOther ? [{ key: 'personal_pan', reason: 'pan_organisation_mismatch' }] : []
}

/**
 * A GSTIN contains its owner's PAN, unless it is an embassy's or from abroad, and the code of a State in which the
 * business has premises.
 */
function gstinIssue(key: 'gst_number' | 'GSTIN_number', values: FormValues): FormIssue[] {
  const gstin = values[key]
  if (!gstin) return []
  const pan = panOfBusiness(values)
  if (pan !== undefined && hasPan(gstin) && panOfGstin(gstin) !== pan)
    return [{ key, reason: 'gstin_pan_mismatch' }]
  const states = [values.office_state, values.plant_state, values.state].filter((id) => !isEmptyValue(id))
  const own = findStateByGstCode(gstin.trim().slice(0, 2))
  const fits = states.length === 0 || own === undefined || states.includes(String(own.id))
  return fits ? [] : [{ key, reason: 'gstin_state_mismatch' }]
}

/** The PAN that a GSTIN must contain; a sole proprietorship has its owner's. */
function panOfBusiness({ company_pan_number, personal_pan, type_of_org }: FormValues): string | undefined {
  const pan = company_pan_number || (hasOwnersPan(type_of_org) ? personal_pan : undefined)
  return pan ? normalisePan(pan) : undefined
}
