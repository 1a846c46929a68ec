import type { CustomerEvent } from '@sanad/contracts/staff'
import { type RawBuilder, sql } from 'kysely'
import { furthestReceipt, messageReason, messageState } from '../../platform/messages/message-progress.ts'

/**
 * A part of the timeline: columns key, at, code, rupees, detail, delivery, reason, staff_id, application_id, ticket_id, subject,
 * from tables of which `at` is a column with an index by customer.
 */
export interface TimelinePart {
  readonly at: RawBuilder<unknown>
  readonly key: RawBuilder<unknown>
  readonly columns: RawBuilder<unknown>
  readonly from: RawBuilder<unknown>
}

interface Columns {
  readonly code?: RawBuilder<unknown>
  readonly rupees?: RawBuilder<unknown>
  readonly detail?: RawBuilder<unknown>
  readonly delivery?: RawBuilder<unknown>
  readonly reason?: RawBuilder<unknown>
  readonly staff?: RawBuilder<unknown>
  readonly application?: RawBuilder<unknown>
  readonly ticket?: RawBuilder<unknown>
  /** Id of the stage or document of the application's service. */
  readonly subject?: RawBuilder<unknown>
}

const part = (
  at: string,
  key: RawBuilder<unknown>,
  { code, rupees, detail, delivery, reason, staff, application, ticket, subject }: Columns,
  from: RawBuilder<unknown>,
): TimelinePart => ({
  at: sql.ref(at),
  key,
  from,
  columns: sql`${code ?? sql`null`}::text as code, ${rupees ?? sql`null`}::float8 as rupees, ${detail ?? sql`null`}::text as detail,
    ${delivery ?? sql`null`}::jsonb as delivery, ${reason ?? sql`null`}::text as reason,
    ${staff ?? sql`null`}::uuid as staff_id, ${application ?? sql`null`}::uuid as application_id,
    ${ticket ?? sql`null`}::uuid as ticket_id, ${subject ?? sql`null`}::text as subject`,
})

/** Which application the message `m` tells of: it was queued in the transaction that marked its notice as queued. */
const noticeOfMessage = sql`
  select n.target_id from notifications n
  where n.customer_id = m.customer_id and n.target_type = 'application' and n.messages_queued_at = m.created_at
    and n.created_at between m.created_at - interval '2 days' and m.created_at
  limit 1`

/** `from` ends with the condition on the customer. */
export const timelineParts = (customer: string): Readonly<Record<CustomerEvent['kind'], TimelinePart>> => ({
  application: part(
    'a.created_at',
    sql`'application' || a.id`,
    { detail: sql`a.track_id`, application: sql`a.id` },
    sql`applications a where a.customer_id = ${customer}::uuid and a.deleted_at is null`,
  ),
  payment: part(
    'o.created_at',
    sql`'payment' || o.id`,
    {
      code: sql`'orderStates.' || o.state`,
      rupees: sql`o.amount_rupees`,
      detail: sql`o.order_id`,
      application: sql`o.application_id`,
    },
    sql`payment_orders o where o.customer_id = ${customer}::uuid`,
  ),
  refund: part(
    'r.requested_at',
    sql`'refund' || r.id`,
    {
      code: sql`'refundStates.' || r.state`,
      rupees: sql`r.amount_rupees`,
      detail: sql`r.order_id`,
      application: sql`r.application_id`,
    },
    sql`applications a join refunds r on r.application_id = a.id where a.customer_id = ${customer}::uuid`,
  ),
  money_document: part(
    'd.issued_at',
    sql`'document' || d.id`,
    { rupees: sql`d.total_rupees`, detail: sql`d.number`, application: sql`d.application_id` },
    sql`money_documents d where d.customer_id = ${customer}::uuid`,
  ),
  ticket: part(
    't.created_at',
    sql`'ticket' || t.id`,
    { detail: sql`t.ticket_no || ' · ' || t.subject`, application: sql`t.application_id`, ticket: sql`t.id` },
    sql`tickets t where t.customer_id = ${customer}::uuid`,
  ),
  consultation: part(
    'k.created_at',
    sql`'consultation' || k.id`,
    { code: sql`'consultationTopics.' || k.topic`, application: sql`k.application_id` },
    sql`consultations k where k.customer_id = ${customer}::uuid`,
  ),
  message: part(
    'm.created_at',
    sql`'message' || m.id`,
    {
      code: sql`m.template`,
      delivery: sql`jsonb_build_object('state', ${messageState}, 'channel', m.channel,
        'recipient', m.recipient_mask, 'reason', ${messageReason})`,
      application: sql`about.target_id`,
    },
    sql`messages m left join ${furthestReceipt} on true left join lateral (${noticeOfMessage}) about on true where m.customer_id = ${customer}::uuid`,
  ),
  consent: part(
    's.recorded_at',
    sql`'consent' || s.id`,
    { code: sql`'decisions.' || s.decision`, detail: sql`'purposes.' || s.purpose` },
    sql`consents s where s.customer_id = ${customer}::uuid`,
  ),
  note: part(
    'n.recorded_at',
    sql`'note' || n.id`,
    {
      detail: sql`n.body`,
      staff: sql`n.staff_id`,
      application: sql`n.application_id`,
      ticket: sql`n.ticket_id`,
    },
    sql`note_entries n where n.customer_id = ${customer}::uuid`,
  ),
  act: part(
    'e.recorded_at',
    sql`'act' || e.id`,
    {
      detail: sql`e.description`,
      reason: sql`e.metadata ->> 'reason'`,
      staff: sql`e.staff_id`,
      application: sql`case when e.entity_type = 'application' then e.entity_id end`,
      subject: sql`coalesce(e.metadata ->> 'stage_id', e.metadata ->> 'document_id')`,
    },
    // Who read it is for auditors alone.
    sql`audit_entries e where e.customer_id = ${customer}::uuid and e.staff_id is not null
      and e.kind is distinct from 'read'`,
  ),
  sign_in: part(
    'i.created_at',
    sql`'sign_in' || i.id`,
    { detail: sql`i.user_agent` },
    sql`sessions i where i.customer_id = ${customer}::uuid and i.acting_staff_id is null`,
  ),
})
