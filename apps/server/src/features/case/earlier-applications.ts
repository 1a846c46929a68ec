import type { FieldValue } from '@sanad/contracts'
import {
  type AskedFieldKey,
  applicationFieldGroups,
  type CalendarDay,
  checkFieldValue,
  type FieldDefinition,
  type LocalText,
} from '@sanad/domain'
import { sql } from 'kysely'
import { isSealed, type SealedValue } from '../../platform/sealed-value.ts'
import type { BuyerRow } from './buyer-of.ts'
import { documentStatus, lastDecision } from './document-status.ts'
import type { StoredFields } from './stored-fields.ts'

const mostApplications = 10

/** The latest other applications of the customer of `applications a`, with what was given there, as `earlier`. */
export const earlierApplications = sql`
  (select coalesce(json_agg(e order by e.created_at desc), '[]') from (
     select o.created_at, ov.definition -> 'title' as title, ov.definition -> 'fields' as asked, o.fields,
       coalesce(o.business_id = a.business_id, false) as same_business,
       (select coalesce(json_agg(json_build_object('fieldId', f.field_id, 'value', f.value)), '[]')
          from submitted_fields f where f.application_id = o.id) as submitted,
       (select coalesce(json_agg(json_build_object(
                 'id', d.id, 'documentId', d.document_id, 'originalName', d.original_name,
                 'status', ${documentStatus})), '[]')
          from uploaded_documents d ${lastDecision}
         where d.application_id = o.id and d.replaced_at is null) as documents
     from applications o
     join service_versions ov on ov.slug = o.service_slug and ov.version = o.service_version
     where o.customer_id = a.customer_id and o.id <> a.id and o.deleted_at is null
     order by o.created_at desc limit ${mostApplications}
   ) e) as earlier`

interface EarlierApplication {
  readonly title: LocalText
  readonly asked: readonly FieldDefinition[]
  readonly fields: StoredFields
  readonly same_business: boolean
  readonly submitted: readonly Submitted[]
  readonly documents: readonly { id: string; documentId: string; originalName: string; status: string }[]
}

interface Submitted {
  readonly fieldId: string
  readonly value: FieldValue | SealedValue
}

export interface EarlierApplicationsRow {
  readonly earlier: readonly EarlierApplication[]
}

interface Known extends EarlierApplicationsRow {
  /** The form of this application. */
  readonly fields: StoredFields
  /** The information of this application, with the definitions of its fields. */
  readonly asked: readonly FieldDefinition[]
  readonly submitted: readonly Submitted[]
  readonly buyer: BuyerRow['buyer']
}

/**
 * What is known of an answer, the nearest first: this application's form, information or invoice, then earlier applications of the
 * same business; what is asked about the person comes from any application of theirs. Encrypted values are left out: they
 * are shown as masks only. A value that the field would refuse today is not known.
 */
export function findKnownAnswer(
  field: FieldDefinition,
  known: Known,
  today: CalendarDay,
): FieldValue | undefined {
  const key = field.sameAs ?? (field.id as AskedFieldKey)
  const isOfPerson = applicationFieldGroups.user.some((name) => name === key)
  const ofInvoice = field.identifier === 'gstin' ? (known.buyer?.gstin ?? undefined) : undefined
  const own = [known.fields[key], ...findSubmitted(known, key), ofInvoice]
  const earlier = known.earlier
    .filter(({ same_business }) => same_business || isOfPerson)
    .flatMap((application) => [
      ...application.submitted.filter(({ fieldId }) => fieldId === field.id).map(({ value }) => value),
      ...findSubmitted(application, key),
      application.fields[key],
    ])
  for (const value of [...own, ...earlier]) {
    if (value === undefined || isSealed(value)) continue
    const outcome = checkFieldValue(field, value, today)
    if (outcome.ok) return outcome.value
  }
  return undefined
}

/** Submitted values of fields that ask for the same as the key. */
function findSubmitted({ asked, submitted }: Pick<Known, 'asked' | 'submitted'>, key: AskedFieldKey) {
  const ids = asked.filter(({ sameAs }) => sameAs === key).map(({ id }) => id)
  return submitted.filter(({ fieldId }) => ids.includes(fieldId)).map(({ value }) => value)
}
