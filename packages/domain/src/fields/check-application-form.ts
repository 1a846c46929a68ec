import { panOfGstin } from '../identifiers/gstin.ts'
import { findStateByGstCode } from '../identifiers/indian-states.ts'
import { checkPan, isTypeOfOrganisation, normalisePan } from '../identifiers/pan.ts'
import { type AskedFieldKey, askedFieldKeys } from './application-field-keys.ts'
import { applicationFieldDefinition, applicationFields } from './application-fields.ts'
import type { AskedFields } from './asked-fields.ts'
import { checkFieldValue, type FieldReason, isEmptyValue } from './check-field-value.ts'

/** Typed or stored texts, in full, by field. */
export type FormValues = Partial<Record<AskedFieldKey, string>>

export interface FormIssue {
  readonly key: AskedFieldKey
  readonly reason: FieldReason
}

/** What a service asks for in the order of the groups. */
export function listAskedFields(asked: AskedFields): AskedFieldKey[] {
  return askedFieldKeys.filter((key) => asked.required.includes(key) || asked.optional.includes(key))
}

/** Whether a field is to be asked for, given the others: the GST number only of who has one. */
export function isFieldAsked(key: AskedFieldKey, values: FormValues): boolean {
  const { onlyIf } = applicationFields[key]
  return onlyIf === undefined || values[onlyIf.key] === onlyIf.value
}

/** Everything that is wrong with a form that is to be submitted: each field, what is missing, and how they fit. */
export function checkApplicationForm(asked: AskedFields, values: FormValues): FormIssue[] {
  const shown = listAskedFields(asked).filter((key) => isFieldAsked(key, values))
  const issues = shown.flatMap((key): FormIssue[] => {
    if (isEmptyValue(values[key])) return asked.required.includes(key) ? [{ key, reason: 'empty' }] : []
    const outcome = checkFieldValue(applicationFieldDefinition(key), values[key])
    return outcome.ok ? [] : [{ key, reason: outcome.reason }]
  })
  const unusable = (key: AskedFieldKey) =>
    !isFieldAsked(key, values) || issues.some((issue) => issue.key === key)
  const usable = askedFieldKeys.filter((key) => !unusable(key)).map((key) => [key, values[key]])
  return [...issues, ...findContradictions(Object.fromEntries(usable))]
}

/** How identifiers fit to each other; each must be right by itself already. */
export function findContradictions(values: FormValues): FormIssue[] {
  const { personal_pan, company_pan_number, type_of_org } = values
  return [
    ...(personal_pan ? panIssue('personal_pan', personal_pan, 'individual') : []),
    ...(company_pan_number && type_of_org
      ? panIssue('company_pan_number', company_pan_number, type_of_org)
      : []),
    ...gstinIssue('gst_number', values),
    ...gstinIssue('GSTIN_number', values),
  ]
}

function panIssue(key: AskedFieldKey, pan: string, organisation: string): FormIssue[] {
  if (!isTypeOfOrganisation(organisation)) return []
  const outcome = checkPan(pan, organisation)
  return outcome.ok || outcome.reason !== 'pan_organisation_mismatch' ? [] : [{ key, reason: outcome.reason }]
}

/** A GSTIN holds the PAN of its owner and the code of a State in which the business has a place. */
function gstinIssue(key: 'gst_number' | 'GSTIN_number', values: FormValues): FormIssue[] {
  const gstin = values[key]
  if (!gstin) return []
  const pan = panOfBusiness(values)
  if (pan !== undefined && panOfGstin(gstin) !== pan) return [{ key, reason: 'gstin_pan_mismatch' }]
  const states = [values.office_state, values.plant_state, values.state].filter((id) => !isEmptyValue(id))
  const own = findStateByGstCode(gstin.trim().slice(0, 2))
  const fits = states.length === 0 || own === undefined || states.includes(String(own.id))
  return fits ? [] : [{ key, reason: 'gstin_state_mismatch' }]
}

/** The PAN that a GSTIN must hold; a sole proprietor's business has the PAN of its owner. */
function panOfBusiness({ company_pan_number, personal_pan, type_of_org }: FormValues): string | undefined {
  const isOwn = type_of_org === 'proprietorship' || type_of_org === 'individual'
  const pan = company_pan_number || (isOwn ? personal_pan : undefined)
  return pan ? normalisePan(pan) : undefined
}
