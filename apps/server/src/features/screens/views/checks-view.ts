import type { FieldValue } from '@sanad/contracts'
import type { CheckedAnswer, DocumentCheck, GivenAnswers } from '@sanad/contracts/staff'
import {
  type AskedFieldKey,
  applicationFields,
  askedFieldKeys,
  type FieldDefinition,
  isAskedByNow,
  isFieldAsked,
  isSameAnswer,
  listAskedFields,
  textIn,
} from '@sanad/domain'
import type { Language } from '../../../platform/http/language.ts'
import type { KeyRing } from '../../../platform/key-ring.ts'
import { translatedFields } from '../../../platform/language/field-words.ts'
import { isSealed, openText, type SealedValue } from '../../../platform/sealed-value.ts'
import { type KnownAnswer, listAnswers } from '../../case/earlier-applications.ts'
import { factsOf } from '../../case/recorded-facts.ts'
import { placeOf } from '../../case/secret-fields.ts'
import { toFieldView } from '../../catalogue/field-view.ts'
import type { ServiceApplicationRow } from '../service-application-row.ts'

interface Reading {
  /** Of personal data: whether two identity numbers are the same, their masks do not say. */
  readonly keys: KeyRing
  readonly language: Language
}

type Kept = Pick<KnownAnswer, 'applicationId' | 'fieldId' | 'value'>
type OwnAnswer = Kept & { readonly place: 'form' | 'information' }

/** What each document is compared with, as its service names it, and where else the same was answered. */
export function toChecksView(row: ServiceApplicationRow, reading: Reading): DocumentCheck[] {
  return row.definition.documents.flatMap(({ id, checkAgainst = [] }) => {
    const answers = checkAgainst.flatMap((answer) => toCheckedAnswer(answer, row, reading) ?? [])
    return answers.length > 0 ? [{ document_id: id, answers }] : []
  })
}

/** What was asked in the form and beyond it, in its order, and where else the same was answered. */
export function toGivenAnswers(row: ServiceApplicationRow, reading: Reading): GivenAnswers {
  const { definition, fields, submitted_fields: submitted } = row
  const own = (place: OwnAnswer['place'], fieldId: string, value: Kept['value'] | undefined) =>
    value === undefined || value === '' ? undefined : { applicationId: row.id, fieldId, place, value }
  const answerOf = (field: FieldDefinition, given: OwnAnswer | undefined) => ({
    ...compare(field, given, row, reading),
    is_sealed: isSealed(given?.value),
  })
  const values = Object.fromEntries(Object.entries(fields).filter(([, value]) => !isSealed(value)))
  const asked = listAskedFields(definition.applicationFields ?? { required: [], optional: [] })
  const facts = factsOf(row)
  return {
    form: askedFieldKeys
      .filter((key) => fields[key] !== undefined || (asked.includes(key) && isFieldAsked(key, values)))
      .map((key) => answerOf(translatedFields[key], own('form', key, fields[key]))),
    information: definition.fields
      .filter((field) => isAskedByNow(field, definition, facts))
      .map((field) => {
        const given = submitted.find(({ fieldId }) => fieldId === field.id)
        return answerOf(field, own('information', field.id, given?.value))
      }),
  }
}

function toCheckedAnswer(
  id: string,
  row: ServiceApplicationRow,
  reading: Reading,
): CheckedAnswer | undefined {
  const field = findField(id, row)
  return field && compare(field, findOwnAnswer(id, row), row, reading)
}

function compare(
  field: FieldDefinition,
  own: OwnAnswer | undefined,
  row: ServiceApplicationRow,
  reading: Reading,
): CheckedAnswer {
  const known = { ...row, asked: row.definition.fields, submitted: row.submitted_fields }
  const others = own
    ? listAnswers(field, known).filter(
        ({ applicationId, fieldId, place, value }) =>
          value !== '' && !(applicationId === row.id && fieldId === field.id && place === own.place),
      )
    : []
  return {
    field: toFieldView(field, row.definition, reading.language),
    value: own ? shown(own.value) : null,
    elsewhere: others.map((other) => ({
      place: other.place,
      application: other.title ? textIn(other.title, reading.language) : null,
      value: shown(other.value),
      is_same: own !== undefined && isSameAnswer(wholeOf(own, reading), wholeOf(other, reading)),
    })),
  }
}

function findField(id: string, { definition }: ServiceApplicationRow): FieldDefinition | undefined {
  const field = definition.fields.find((one) => one.id === id)
  if (field) return field
  const item = definition.extraInfo.find((one) => one.id === id)
  if (item) {
    const { title: label, options = [] } = item
    return { id, label, type: options.length > 0 ? 'select' : 'text', options }
  }
  return id in applicationFields ? translatedFields[id as AskedFieldKey] : undefined
}

function findOwnAnswer(id: string, row: ServiceApplicationRow): OwnAnswer | undefined {
  const field = row.submitted_fields.find(({ fieldId }) => fieldId === id)
  const item = row.submitted_extra.find((one) => one.id === id)
  const value = field?.value ?? item?.value ?? row.fields[id]
  if (value === undefined || value === '') return undefined
  return { applicationId: row.id, fieldId: id, place: field || item ? 'information' : 'form', value }
}

const shown = (value: FieldValue | SealedValue): FieldValue => (isSealed(value) ? value.mask : value)

function wholeOf({ applicationId, fieldId, value }: Kept, { keys }: Reading): FieldValue {
  return isSealed(value) ? openText(keys, placeOf(applicationId, fieldId), value.sealed) : value
}
