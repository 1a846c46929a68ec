import type { FieldView } from '@sanad/contracts'
import {
  checkFieldValue,
  type FieldReason,
  type FieldValue,
  type FormDoubt,
  findContradictions,
  findFormDoubts,
  fitsState,
  isEmptyValue,
} from '@sanad/domain'
import { fieldDefinitionOf, isSecret } from '../../../shared/fields/field-definition-of.ts'
import { todayInIndia } from '../../../shared/fields/today-in-india.ts'
import { openItems } from './open-items.ts'

/** What was typed, by the ids of fields and of extra items. */
export interface InformationValues {
  fields: Record<string, FieldValue>
  extra_info: Record<string, string>
}

type Asked = Parameters<typeof openItems>[0]

/** What is known of open fields, to begin with. */
export function knownValues({ fieldList }: Pick<Asked, 'fieldList'>): InformationValues['fields'] {
  return Object.fromEntries(
    fieldList.flatMap(({ field_id, known }) => (known === undefined ? [] : [[field_id, known]])),
  )
}

/** The payload: non-empty values of open items. */
export function filledIn(asked: Asked, values: InformationValues) {
  const open = openItems(asked)
  return {
    fields: open.fields.flatMap(({ field_id }) => {
      const value = values.fields[field_id]
      return value === undefined || isEmptyValue(value) ? [] : [{ field_id, value }]
    }),
    extra_info: open.extraItems.flatMap(({ id }) => {
      const value = values.extra_info[id]
      return value === undefined || isEmptyValue(value) ? [] : [{ id, value }]
    }),
  }
}

/** What was filled in, by its names, for the audit entry. */
export function givenItems({ fieldList, extra_info }: Asked, filled: ReturnType<typeof filledIn>) {
  return [
    ...filled.fields.map(({ field_id, value }) => {
      const field = fieldList.find((candidate) => candidate.field_id === field_id)
      return {
        field_id,
        field_name: field?.label ?? field_id,
        value: [value].flat(),
        isSecret: field !== undefined && isSecret(field),
      }
    }),
    ...filled.extra_info.map(({ id, value }) => {
      const title = extra_info.find((item) => item.id === id)?.title ?? id
      return { field_id: id, field_name: title, value, isSecret: false }
    }),
  ]
}

/** What does not fit together, by field: worth a second look, and never refused. */
export function findDoubts(
  asked: Asked,
  fields: InformationValues['fields'],
): ReadonlyMap<string, FormDoubt['doubt']> {
  const given = new Map(asked.submittedFields.map(({ field_id, value }) => [field_id, value]))
  const known = asked.fieldList.flatMap(({ field_id, same_as }) =>
    same_as === undefined ? [] : [[same_as, String(fields[field_id] ?? given.get(field_id) ?? '')] as const],
  )
  const values = Object.fromEntries(known)
  const doubts = new Map<string, FormDoubt['doubt']>([
    ...findFormDoubts(values, undefined).map(({ key, doubt }) => [key, doubt] as const),
    ...findContradictions(values).flatMap(({ key, reason }) =>
      reason === 'gstin_state_mismatch' ? [[key, reason] as const] : [],
    ),
  ])
  const pins = listDoubtfulPins(asked, (id) => String(fields[id] ?? given.get(id) ?? ''))
  return new Map(
    openItems(asked).fields.flatMap(({ field_id, same_as }) => {
      const doubt = pins.includes(field_id) ? 'pin_state_mismatch' : doubts.get(same_as ?? '')
      return doubt ? [[field_id, doubt]] : []
    }),
  )
}

/** A PIN code belongs to the State that is asked for before it. */
function listDoubtfulPins(
  { fieldList }: Pick<Asked, 'fieldList'>,
  answerOf: (id: string) => string,
): string[] {
  return fieldList.flatMap(({ field_id, identifier }, index) => {
    if (identifier !== 'pin') return []
    const state = fieldList.slice(0, index).findLast(({ input_type }) => input_type === 'state')
    return state && !fitsState(answerOf(field_id), answerOf(state.field_id)) ? [field_id] : []
  })
}

/** Client-side validation by the domain's rules. Empty fields are valid: they can be provided later. */
export function findWrongFields(
  asked: Asked,
  values: InformationValues,
): { id: string; reason: FieldReason }[] {
  return filledIn(asked, values).fields.flatMap(({ field_id, value }) => {
    const view = asked.fieldList.find((candidate) => candidate.field_id === field_id)
    if (!view) return []
    const outcome = checkFieldValue(fieldDefinitionOf(view), value, todayInIndia())
    return outcome.ok ? [] : [{ id: field_id, reason: outcome.reason }]
  })
}

/** A value as the server keeps it: a PAN in capital letters, a number without blanks. */
export function asKept(field: FieldView, value: FieldValue): FieldValue {
  const outcome = checkFieldValue(fieldDefinitionOf(field), value, todayInIndia())
  return outcome.ok ? outcome.value : value
}
