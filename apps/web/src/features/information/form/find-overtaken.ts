import type { ServiceApplication } from '@sanad/contracts'
import { isEmptyValue } from '@sanad/domain'
import { asKept, type InformationValues } from './information-values.ts'

/** Names of what was typed here and then submitted otherwise from elsewhere. `sent` are the ids of what this page sent. */
export function findOvertaken(
  { fieldList, submittedFields, extra_info }: ServiceApplication,
  typed: InformationValues,
  sent: ReadonlySet<string>,
): string[] {
  const given = new Map(submittedFields.map(({ field_id, value }) => [field_id, value]))
  const fields = fieldList.filter((field) => {
    const value = typed.fields[field.field_id]
    if (!given.has(field.field_id) || sent.has(field.field_id)) return false
    if (value === undefined || isEmptyValue(value) || String(value) === String(field.known)) return false
    return String(asKept(field, value)) !== String(given.get(field.field_id))
  })
  const items = extra_info.filter(({ id, is_submit, value }) => {
    const text = typed.extra_info[id]?.trim() ?? ''
    return is_submit && !sent.has(id) && text !== '' && text !== value
  })
  return [...fields.map(({ field_title }) => field_title), ...items.map(({ title }) => title)]
}
