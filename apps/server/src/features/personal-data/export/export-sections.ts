import type { LocalText } from '@sanad/domain'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../../platform/db.ts'
import { isHandedOver } from '../../case/shown-deliverable.ts'
import type { ColumnName } from './export-columns.ts'
import { wordsOf } from './export-words.ts'
import { listAnswers } from './list-answers.ts'

type Row = Readonly<Record<string, unknown>>

/** A section of the export. Rows are machine-readable; the page renders them by the columns. */
export interface ExportSection {
  readonly name: string
  readonly title: LocalText
  readonly columns: readonly ColumnName[]
  readonly list: (db: Db, customerId: string) => Promise<readonly Row[]>
}

const titles = wordsOf('sections')

function section(
  name: keyof typeof titles,
  columns: readonly ColumnName[],
  list: ExportSection['list'],
): ExportSection {
  return { name, title: titles[name], columns, list }
}

function rows(select: (customerId: string) => RawBuilder<Row>): ExportSection['list'] {
  return async (db, customerId) => (await select(customerId).execute(db)).rows
}

/** Paths in the archive of the files of `table`. */
const inFiles = (table: string) =>
  sql`jsonb_build_object('path', 'files/' || ${sql.ref(`${table}.filename`)},
                         'name', ${sql.ref(`${table}.original_name`)})`

export const exportSections: readonly ExportSection[] = [
  section(
    'profile',
    ['name', 'mobile', 'email', 'date_of_birth', 'address', 'registered_at'],
    rows(
      (id) => sql`
        select name_of_person as name, mobile, email, date_of_birth, address, created_at as registered_at
        from customers where id = ${id}`,
    ),
  ),
  section(
    'consents',
    ['purpose', 'decision', 'notice_version', 'at'],
    rows(
      (id) => sql`
        select purpose, decision, notice_version, recorded_at as at
        from consents where customer_id = ${id} order by id`,
    ),
  ),
  section(
    'guardian_consents',
    ['track_id', 'guardian', 'notice_version', 'at'],
    rows(
      (id) => sql`
        select a.track_id, g.relation as guardian, g.notice_version, g.recorded_at as at
        from guardian_consents g join applications a on a.id = g.application_id
        where g.customer_id = ${id} order by g.recorded_at`,
    ),
  ),
  section(
    'nominee',
    ['name', 'at'],
    rows(
      (id) => sql`
        select nominee ->> 'mask' as name, recorded_at as at from nominations where customer_id = ${id}`,
    ),
  ),
  section(
    'businesses',
    ['name', 'gstin', 'legal_name', 'address', 'facts', 'at'],
    rows(
      (id) => sql`
        select b.name_of_firm as name, b.buyer ->> 'gstin' as gstin, b.buyer ->> 'legalName' as legal_name,
          b.buyer ->> 'address' as address, p.facts, b.created_at as at
        from businesses b left join compliance_profiles p on p.business_id = b.id
        where b.customer_id = ${id} order by b.created_at, p.valid_from`,
    ),
  ),
  section(
    'licences',
    ['licence', 'valid_until'],
    rows(
      (id) => sql`
        select l.title as licence, l.valid_until
        from compliance_licences l join businesses b on b.id = l.business_id
        where b.customer_id = ${id} order by l.created_at`,
    ),
  ),
  section(
    'calendar_subscriptions',
    ['at', 'read_at'],
    rows((id) => sql`select made_at as at, read_at from calendar_subscriptions where customer_id = ${id}`),
  ),
  section(
    'applications',
    ['track_id', 'service_title', 'gstin', 'legal_name', 'address', 'at'],
    rows(
      (id) => sql`
        select a.track_id, a.service_slug as service, v.definition -> 'title' as service_title, a.created_at as at,
          a.buyer ->> 'gstin' as gstin, a.buyer ->> 'legalName' as legal_name, a.buyer ->> 'address' as address
        from applications a join service_versions v on v.slug = a.service_slug and v.version = a.service_version
        where a.customer_id = ${id} and a.deleted_at is null order by a.created_at`,
    ),
  ),
  section('answers', ['track_id', 'question', 'answer'], listAnswers),
  section(
    'documents',
    ['track_id', 'document_title', 'files', 'at'],
    rows(
      (id) => sql`
        select a.track_id, d.document_id as document, jsonb_build_array(${inFiles('d')}) as files,
          coalesce((select asked -> 'label' from jsonb_array_elements(v.definition -> 'documents') asked
                     where asked ->> 'id' = d.document_id), to_jsonb(d.document_id)) as document_title,
          d.uploaded_at as at
        from uploaded_documents d join applications a on a.id = d.application_id
        join service_versions v on v.slug = a.service_slug and v.version = a.service_version
        where a.customer_id = ${id} and a.deleted_at is null order by d.uploaded_at`,
    ),
  ),
  section(
    'deliverables',
    ['track_id', 'document_title', 'number', 'issued_on', 'valid_until', 'files', 'at'],
    rows(
      (id) => sql`
        select a.track_id, d.title as document_title, d.number, d.issued_on::text as issued_on,
          d.valid_until::text as valid_until, d.attached_at as at,
          jsonb_build_array(jsonb_build_object('path', 'files/' || d.filename, 'name', d.filename)) as files
        from deliverables d join applications a on a.id = d.application_id
        where a.customer_id = ${id} and a.deleted_at is null and ${isHandedOver('d')}
        union all
        select a.track_id, n.label, n.value, null, null, n.recorded_at, '[]'::jsonb
        from stage_answers n join applications a on a.id = n.application_id
        where a.customer_id = ${id} and a.deleted_at is null and n.released_at is null order by at`,
    ),
  ),
  section(
    'payments',
    ['order_id', 'track_id', 'amount_rupees', 'payment_state', 'at'],
    rows(
      (id) => sql`
        select o.order_id, a.track_id, o.amount_rupees, o.state as payment_state, o.created_at as at
        from payment_orders o join applications a on a.id = o.application_id
        where o.customer_id = ${id} order by o.created_at`,
    ),
  ),
  section(
    'money_documents',
    ['number', 'document_kind', 'amount_rupees', 'files', 'at'],
    rows(
      (id) => sql`
        select number, kind as document_kind, total_rupees as amount_rupees, issued_at as at,
          jsonb_build_array(jsonb_build_object('path', 'money-documents/' || pdf, 'name', pdf)) as files
        from money_documents, lateral (select replace(number, '/', '-') || '.pdf' as pdf) named
        where customer_id = ${id} order by issued_at`,
    ),
  ),
  section(
    'refunds',
    ['order_id', 'amount_rupees', 'refund_state', 'ends_application', 'at'],
    rows(
      (id) => sql`
        select r.order_id, r.amount_rupees, r.state as refund_state, t.ends_application, r.requested_at as at
        from refunds r join applications a on a.id = r.application_id
        left join refund_acts t on t.refund_id = r.staff_refund_id and t.kind = 'requested'
        where a.customer_id = ${id} order by r.requested_at`,
    ),
  ),
  section(
    'notifications',
    ['notification', 'about', 'read_at', 'at'],
    rows(
      (id) => sql`
        select kind as notification, params - 'short_service' as about, read_at, created_at as at
        from notifications where customer_id = ${id} order by created_at`,
    ),
  ),
  section(
    'tickets',
    ['ticket_no', 'ticket_topic', 'subject', 'author', 'message', 'files', 'at'],
    rows(
      (id) => sql`
        select t.ticket_no, t.topic as ticket_topic, t.subject, 
          case when e.acting_staff_id is null then e.author_kind else 'staff' end as author, e.body as message,
          (select jsonb_agg(${inFiles('f')}) from ticket_files f where f.message_id = e.id) as files,
          e.recorded_at as at
        from tickets t join ticket_entries e on e.ticket_id = t.id and e.visible_at <= now()
        where t.customer_id = ${id} order by t.created_at, e.position`,
    ),
  ),
  // What is about somebody else is theirs, not the customer's.
  section(
    'notes',
    ['note', 'at'],
    rows(
      (id) => sql`
        select body as note, recorded_at as at
        from note_entries where customer_id = ${id} and not about_others order by recorded_at`,
    ),
  ),
  section(
    'consultations',
    ['consultation_topic', 'note', 'at'],
    rows(
      (id) => sql`
        select topic as consultation_topic, note, starts_at as at
        from consultations where customer_id = ${id} order by starts_at`,
    ),
  ),
  section(
    'messages',
    ['channel', 'message_kind', 'to', 'at'],
    rows(
      (id) => sql`
        select channel, template as message_kind, recipient_mask as to, created_at as at
        from messages where customer_id = ${id} order by created_at`,
    ),
  ),
  section(
    'sessions',
    ['browser', 'ended_at', 'at'],
    rows(
      (id) => sql`
        select user_agent as browser, ended_at, created_at as at
        from sessions where customer_id = ${id} order by created_at`,
    ),
  ),
  // Who saw a number of theirs in full, and why.
  section(
    'reveals',
    ['track_id', 'question', 'reveal_why', 'reason', 'at'],
    rows(
      (id) => sql`
        select a.track_id, e.metadata ->> 'why' as reveal_why, e.metadata ->> 'reason' as reason, e.recorded_at as at,
          coalesce((select f -> 'label' from jsonb_array_elements(v.definition -> 'fields') f
                     where f ->> 'id' = e.metadata ->> 'field_id'), e.metadata -> 'field_id') as question
        from audit_entries e join applications a on a.id::text = e.entity_id
        join service_versions v on v.slug = a.service_slug and v.version = a.service_version
        where e.customer_id = ${id} and e.description = 'reveal_identifier' order by e.id`,
    ),
  ),
  section(
    'lookups',
    ['reveal_why', 'reason', 'at'],
    rows(
      (id) => sql`
        select metadata ->> 'why' as reveal_why, metadata ->> 'reason' as reason, recorded_at as at
        from audit_entries where customer_id = ${id} and description = 'look_up_pan' order by id`,
    ),
  ),
  section(
    'activity',
    ['action', 'description', 'at'],
    rows(
      (id) => sql`
        select action, description, recorded_at as at
        from audit_entries where customer_id = ${id} order by id`,
    ),
  ),
]
