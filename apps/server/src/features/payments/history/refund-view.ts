import type { RefundPart, RefundView } from '@sanad/contracts'
import {
  type Instant,
  type LocalText,
  latestOf,
  type RefundState,
  refundExpectedDay,
  textIn,
} from '@sanad/domain'
import { type RawBuilder, sql } from 'kysely'
import type { Language } from '../../../platform/http/language.ts'
import { toInstant } from '../../../platform/postgres-time.ts'

/** What went back, or is to, by one act; of several orders, where staff took it from several. */
export interface RefundRow {
  readonly id: string
  readonly origin: RefundView['origin']
  readonly comment: LocalText | null
  readonly requested_at: string
  readonly parts: readonly PartRow[]
}

interface PartRow {
  readonly order_id: string
  readonly amount_rupees: number
  readonly state: RefundState
  readonly bank_reference: string | null
  readonly completed_at: string | null
}

/** Refunds `r` of the condition as their customer knows them; with `application_id`. */
export const refundsWhere = (condition: RawBuilder<unknown>) => sql`
  select r.application_id, coalesce(r.staff_refund_id, r.id) as id, r.origin, min(r.requested_at) as requested_at,
    (select jsonb_strip_nulls(jsonb_build_object('en', a.comment, 'hi', p.customer_reason_hi))
       from refund_acts a left join money_proposals p on p.id = a.proposal_id
      where a.refund_id = r.staff_refund_id and a.kind = 'requested') as comment,
    json_agg(json_build_object(
      'order_id', r.order_id, 'amount_rupees', r.amount_rupees, 'state', r.state,
      'bank_reference', r.bank_reference, 'completed_at', r.completed_at) order by r.requested_at) as parts
  from refunds r where ${condition}
  group by r.application_id, r.staff_refund_id, coalesce(r.staff_refund_id, r.id), r.origin`

/** The refunds of `applications a`, the newest first. */
export const refundRows = sql`
  (select coalesce(json_agg(r order by r.requested_at desc), '[]')
     from (${refundsWhere(sql`r.application_id = a.id`)}) r) as refund_rows`

const statuses = {
  requested: 'requested',
  pending: 'requested',
  on_hold: 'delayed',
  // Somebody of the service centre sends it again, or another way.
  failed: 'delayed',
  succeeded: 'completed',
} as const satisfies Record<RefundState, RefundView['status']>

export function toRefundView(row: RefundRow, language: Language): RefundView {
  const requested_at = toInstant(row.requested_at)
  const parts = row.parts.map((part) => toPart(part, requested_at))
  const [first] = parts
  if (!first) throw new Error(`Refund ${row.id} is of no order`)
  const status = statusOf(parts)
  const [sent, ...others] = parts.flatMap(({ completed_at }) => completed_at ?? [])
  return {
    id: row.id,
    order_id: first.order_id,
    amount: parts.reduce((sum, { amount }) => sum + amount, 0),
    status,
    origin: row.origin,
    reason: row.comment ? textIn(row.comment, language) : '',
    bank_reference: parts.length === 1 ? first.bank_reference : null,
    requested_at,
    expected_by: expectedBy(status, requested_at),
    completed_at: status === 'completed' && sent ? latestOf(sent, ...others) : null,
    parts,
  }
}

function toPart({ order_id, ...row }: PartRow, requestedAt: Instant): RefundPart {
  const status = statuses[row.state]
  return {
    order_id,
    amount: row.amount_rupees,
    status,
    bank_reference: row.bank_reference,
    expected_by: expectedBy(status, requestedAt),
    completed_at: row.completed_at && toInstant(row.completed_at),
  }
}

/** What is held up of it is what the customer has to know; it is done when all of it was sent. */
function statusOf(parts: readonly RefundPart[]): RefundView['status'] {
  if (parts.some(({ status }) => status === 'delayed')) return 'delayed'
  return parts.every(({ status }) => status === 'completed') ? 'completed' : 'requested'
}

function expectedBy(status: RefundView['status'], requestedAt: Instant) {
  return status === 'requested' ? refundExpectedDay(requestedAt) : null
}
