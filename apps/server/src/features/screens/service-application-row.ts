import type { FieldValue } from '@sanad/contracts'
import type { ServiceDefinition, WorkingCalendar } from '@sanad/domain'
import { type RawBuilder, sql } from 'kysely'

import { orThrow } from '../../platform/app-error.ts'
import type { Db } from '../../platform/db.ts'
import { prepare } from '../../platform/prepare.ts'
import type { SealedValue } from '../../platform/sealed-value.ts'
import { type BuyerRow, buyerOf, ownAddress } from '../case/buyer-of.ts'
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
import { paidRupees, refundFacts } from '../case/money-facts.ts'
import { type Named, namesakesOf } from '../case/namesakes.ts'
import { type PriceTermsRow, priceTerms } from '../case/price-terms.ts'
import { type PromiseRow, promiseRows } from '../case/promised-days.ts'
import { requestedExtra, staffActs, withRequestedItems } from '../case/staff-facts.ts'
import type { StandingRow } from '../case/standing-basis.ts'
import type { StoredFields } from '../case/stored-fields.ts'
import { deliverableRows, type ShownRow } from '../deliverables/deliverable-view.ts'
import type { UploadedDocumentRow } from '../documents/uploaded-document-view.ts'
import { calendarVersion, readCalendarOf } from '../help/calendar-days.ts'
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
  readonly calendar_version: number
}

/** Row of the service screen. */
export interface ServiceApplicationRow extends Omit<StoredRow, 'earlier'>, EarlierApplicationsRow {
  /** The version that it began with, and what staff asked for beyond it. */
  readonly definition: ServiceDefinition
  readonly calendar: WorkingCalendar
  /** Whether there is another application for the same service, of the same business where one is assigned. */
  readonly has_other: boolean
}

type MoreColumns =
  | 'namesakes'
  | 'submitted_extra'
  | 'requested_extra'
  | 'refunds'
  | 'refund_rows'
  | 'change_requests'
  | 'deliverables'
  | 'promises'

interface UsualRow extends Omit<StoredRow, MoreColumns> {
  readonly has_more: boolean
}

interface Owned {
  readonly applicationId: string
  readonly customerId: string
}

/** The composite read; throws `not_found` for somebody else's application. */
export async function getServiceApplicationRow(db: Db, owned: Owned): Promise<ServiceApplicationRow> {
  const [usual] = await usualRow(db, owned)
  const { has_more } = orThrow(usual, 'not_found')
  // Once more and whole, so that all of it is of one moment.
  const [row] = has_more ? await wholeRow(db, owned) : [usual && { ...noMore, ...usual }]
  const stored = orThrow(row, 'not_found')
  const definition = await readDefinition(db, stored.version)
  return {
    ...stored,
    definition: withRequestedItems(definition, stored),
    earlier: await withDefinitions(db, stored.earlier),
    calendar: await readCalendarOf(db, stored.calendar_version),
    has_other: stored.earlier.some(
      ({ version, same_business }) =>
        version.slug === stored.service_slug && (stored.business_id === null || same_business),
    ),
  }
}

/** What every application has, and whether this one has more. */
const usualRow = prepare<Owned, UsualRow>((owned) => selectRow(owned, hasMore))
const wholeRow = prepare<Owned, StoredRow>((owned) => selectRow(owned, more(owned)))

/**
 * What most applications have nothing of: PostgreSQL prepares every sub-select of a statement each time, whether there
 * are rows or not.
 */
const more = ({ customerId }: Owned) => sql`
  ${namesakesOf(customerId)} as namesakes,
  (select coalesce(json_agg(json_build_object('id', e.item_id, 'at', e.submitted_at, 'value', e.value)), '[]')
     from submitted_extra_info e where e.application_id = a.id) as submitted_extra,
  ${requestedExtra}, ${refundFacts}, ${refundRows}, ${changeRequests},
  ${deliverableRows} as deliverables, ${promiseRows} as promises`

const noMore: Pick<StoredRow, MoreColumns> = {
  namesakes: null,
  submitted_extra: [],
  requested_extra: [],
  refunds: [],
  refund_rows: [],
  change_requests: [],
  deliverables: [],
  promises: [],
}

const hasMore = sql`(
  exists (select from businesses n where n.customer_id = a.customer_id and n.id <> a.business_id)
  or exists (select from submitted_extra_info e where e.application_id = a.id)
  or exists (select from extra_item_requests r where r.application_id = a.id)
  or exists (select from refunds r where r.application_id = a.id)
  or exists (select from tickets t where t.application_id = a.id and t.field_id is not null)
  or exists (select from deliverables d where d.application_id = a.id)
  or exists (select from promise_acts p where p.application_id = a.id)) as has_more`

/** The usual statement of the composite read, for the bench. */
export const usualStatement = (owned: Owned) => selectRow(owned, hasMore)

function selectRow<Row>(owned: Owned, columns: RawBuilder<unknown>): RawBuilder<Row> {
  return sql<Row>`
    select a.id, a.customer_id, a.business_id, a.track_id, a.service_slug, ${priceTerms}, a.fields, a.otp_verified_view, a.created_at, to_json(a.form_submitted_at) as form_submitted_at, now() as now,
      b.name_of_firm, ${buyerOf} as buyer, ${ownAddress} as customer_address, c.name_of_person, c.email, c.mobile, ${personColumn} as person, ${versionRef} as version,
      (select coalesce(json_agg(json_build_object('item', s.item, 'at', s.settled_at) order by s.settled_at), '[]')
         from settled_items s where s.application_id = a.id) as settled,
      (select coalesce(json_agg(json_build_object(
                'documentId', d.document_id, 'status', ${documentStatus}, 'at', d.uploaded_at, 'id', d.id, 'asked', ${askedBy},
                'rejectionReason', ${rejectionReason},
                'filename', d.filename, 'originalName', d.original_name, 'sizeBytes', d.size_bytes)), '[]')
         from uploaded_documents d ${lastDecision} where d.application_id = a.id and d.replaced_at is null) as documents,
      (select coalesce(json_agg(json_build_object('fieldId', f.field_id, 'at', f.submitted_at, 'value', f.value)), '[]')
         from submitted_fields f where f.application_id = a.id) as submitted_fields,
      ${staffActs}, ${paidRupees}, ${earlierApplications}, ${openOrderColumns}, ${endedOrder},
      ${moneyDocumentsWhere(sql`d.application_id = a.id`)} as money_documents,
      ${calendarVersion} as calendar_version, ${columns}
    from applications a
    join customers c on c.id = a.customer_id
    join service_versions v on v.slug = a.service_slug and v.version = a.service_version
    left join businesses b on b.id = a.business_id
    where a.id = ${owned.applicationId} and a.customer_id = ${owned.customerId} and a.deleted_at is null
  `
}
