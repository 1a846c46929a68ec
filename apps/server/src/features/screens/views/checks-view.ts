import type { FieldValue } from '@sanad/contracts'
import type { CheckedAnswer, DocumentCheck } from '@sanad/contracts/staff'
import {
  type AskedFieldKey,
  applicationFieldDefinition,
  applicationFields,
  type FieldDefinition,
  isSameAnswer,
  textIn,
} from '@sanad/domain'
import type { Language } from '../../../platform/http/language.ts'
import type { KeyRing } from '../../../platform/key-ring.ts'
import { isSealed, openText, type SealedValue } from '../../../platform/sealed-value.ts'
import { type KnownAnswer, listAnswers } from '../../case/earlier-applications.ts'
import { placeOf } from '../../case/secret-fields.ts'
import { toFieldView } from '../../catalogue/field-view.ts'
import type { ServiceApplicationRow } from '../service-application-row.ts'

interface Reading {
  /** Of personal data: whether two identity numbers are the same, their masks do not say. */
  readonly keys: KeyRing
  readonly language: Language
}

type Kept = Pick<KnownAnswer, 'applicationId' | 'fieldId' | 'value'>

/** What each document is compared with, as its service names it, and where else the same was answered. */
export function toChecksView(row: ServiceApplicationRow, reading: Reading): DocumentCheck[] {
  return row.definition.documents.flatMap(({ id, checkAgainst = [] }) => {
    const answers = checkAgainst.flatMap((answer) => toCheckedAnswer(answer, row, reading) ?? [])
    return answers.length > 0 ? [{ document_id: id, answers }] : []
  })
}

function toCheckedAnswer(
  id: string,
  row: ServiceApplicationRow,
  reading: Reading,
): CheckedAnswer | undefined {
  const field = findField(id, row)
  if (!field) return undefined
  const own = findOwnAnswer(id, row)
  const known = { ...row, asked: row.definition.fields, submitted: row.submitted_fields }
  const others = own
    ? listAnswers(field, known).filter(
        ({ applicationId, fieldId, place, value }) =>
          value !== '' && !(applicationId === row.id && fieldId === id && place === own.place),
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
  return id in applicationFields ? applicationFieldDefinition(id as AskedFieldKey) : undefined
}

function findOwnAnswer(id: string, row: ServiceApplicationRow): (Kept & { place: string }) | undefined {
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
