import type { FieldValue } from '@sanad/contracts'
import type { CalendarEntry, ServiceDefinition } from '@sanad/domain'
import { type RawBuilder, sql } from 'kysely'

import { orThrow } from '../../platform/app-error.ts'
import type { Db } from '../../platform/db.ts'
import type { SealedValue } from '../../platform/sealed-value.ts'
import { type BuyerRow, buyerOf } from '../case/buyer-of.ts'
import { type ChangeRequestsRow, changeRequests } from '../case/change-requests.ts'
import { readDefinition, type VersionRef, versionRef } from '../case/definitions.ts'
import { askedBy, documentStatus, lastDecision, rejectionReason } from '../case/document-status.ts'
import {
  type EarlierApplicationsRow,
  type EarlierRow,
  earlierApplications,
  type PersonRow,
  personColumn,
  withDefinitions,
} from '../case/earlier-applications.ts'
import { openOrderColumns } from '../case/live-order.ts'
import { moneyFacts } from '../case/money-facts.ts'
import { type Named, namesakesOf } from '../case/namesakes.ts'
import { type PriceTermsRow, priceTerms } from '../case/price-terms.ts'
import { type PromiseRow, promiseRows } from '../case/promised-days.ts'
import { staffFacts, withRequestedItems } from '../case/staff-facts.ts'
import type { StandingRow } from '../case/standing-basis.ts'
import type { StoredFields } from '../case/stored-fields.ts'
import { deliverableRows, type ShownRow } from '../deliverables/deliverable-view.ts'
import type { UploadedDocumentRow } from '../documents/uploaded-document-view.ts'
import { currentCalendarDays } from '../help/calendar-days.ts'
import { type MoneyDocumentRow, moneyDocumentsWhere } from '../money-documents/money-document-view.ts'
import { type RefundRow, refundRows } from '../payments/history/refund-view.ts'
import { type EndedOrder, endedOrder } from './ended-order.ts'

/** A superset of the columns of the recorded facts. */
interface StoredRow
  extends StandingRow,
    PriceTermsRow,
    BuyerRow,
    Named,
    ChangeRequestsRow,
    PersonRow,
    EarlierRow {
  readonly id: string
  readonly customer_id: string
  readonly business_id: string | null
  readonly track_id: string
  readonly service_slug: string
  readonly fields: StoredFields
  readonly otp_verified_view: 0 | 1
  readonly created_at: Date
  readonly form_submitted_at: Date | null
  /** The database's time, from which the expiry of file links is computed. */
  readonly now: Date
  readonly name_of_firm: string | null
  readonly customer_address: string | null
  readonly name_of_person: string
  readonly email: string
  readonly mobile: string
  readonly version: VersionRef
  readonly documents: readonly (UploadedDocumentRow & StandingRow['documents'][number])[]
  readonly submitted_fields: readonly { fieldId: string; at: string; value: FieldValue | SealedValue }[]
  readonly submitted_extra: readonly { id: string; at: string; value: string }[]
  readonly ended_order: EndedOrder | null
  readonly refund_rows: readonly RefundRow[]
  readonly money_documents: readonly MoneyDocumentRow[]
  readonly deliverables: readonly ShownRow[]
  readonly promises: readonly PromiseRow[]
  readonly calendar_days: readonly CalendarEntry[]
}

/** Row of the service screen. */
export interface ServiceApplicationRow extends Omit<StoredRow, 'earlier'>, EarlierApplicationsRow {
  /** The version that it began with, and what staff asked for beyond it. */
  readonly definition: ServiceDefinition
}

interface Owned {
  readonly applicationId: string
  readonly customerId: string
}

/** The composite read; throws `not_found` for somebody else's application. */
export async function getServiceApplicationRow(db: Db, owned: Owned): Promise<ServiceApplicationRow> {
  const { rows } = await serviceApplicationStatement(owned).execute(db)
  const row = orThrow(rows[0], 'not_found')
  const definition = await readDefinition(db, row.version)
  return {
    ...row,
    definition: withRequestedItems(definition, row),
    earlier: await withDefinitions(db, row.earlier),
  }
}

/** The single statement of the composite read. */
export function serviceApplicationStatement(owned: Owned): RawBuilder<StoredRow> {
  return sql<StoredRow>`
    select a.id, a.customer_id, a.business_id, a.track_id, a.service_slug, ${priceTerms}, a.fields, a.otp_verified_view, a.created_at, a.form_submitted_at, now() as now,
      b.name_of_firm, ${namesakesOf(owned.customerId)} as namesakes, ${buyerOf} as buyer, nullif(btrim(c.address), '') as customer_address, c.name_of_person, c.email, c.mobile, ${personColumn} as person, ${versionRef} as version,
      (select coalesce(json_agg(json_build_object('item', s.item, 'at', s.settled_at) order by s.settled_at), '[]')
         from settled_items s where s.application_id = a.id) as settled,
      (select coalesce(json_agg(json_build_object(
                'documentId', d.document_id, 'status', ${documentStatus}, 'at', d.uploaded_at, 'id', d.id, 'asked', ${askedBy},
                'rejectionReason', ${rejectionReason},
                'filename', d.filename, 'originalName', d.original_name, 'sizeBytes', d.size_bytes)), '[]')
         from uploaded_documents d ${lastDecision} where d.application_id = a.id and d.replaced_at is null) as documents,
      (select coalesce(json_agg(json_build_object('fieldId', f.field_id, 'at', f.submitted_at, 'value', f.value)), '[]')
         from submitted_fields f where f.application_id = a.id) as submitted_fields,
      (select coalesce(json_agg(json_build_object('id', e.item_id, 'at', e.submitted_at, 'value', e.value)), '[]')
         from submitted_extra_info e where e.application_id = a.id) as submitted_extra,
      ${staffFacts}, ${moneyFacts}, ${changeRequests}, ${earlierApplications}, ${openOrderColumns}, ${endedOrder}, ${refundRows},
      ${moneyDocumentsWhere(sql`d.application_id = a.id`)} as money_documents,
      ${deliverableRows} as deliverables,
      ${promiseRows} as promises, ${currentCalendarDays} as calendar_days
    from applications a
    join customers c on c.id = a.customer_id
    join service_versions v on v.slug = a.service_slug and v.version = a.service_version
    left join businesses b on b.id = a.business_id
    where a.id = ${owned.applicationId} and a.customer_id = ${owned.customerId} and a.deleted_at is null
  `
}
