import {
  type ApplicationHistory,
  type CalendarEntry,
  type Instant,
  listOrderStates,
  listStuckRefundStates,
  type MoneyProposalKind,
  type WorkingCalendar,
  type WorkRules,
  workingCalendar,
} from '@sanad/domain'
import { sql } from 'kysely'
import type { Db } from '../../../platform/db.ts'
import { literalList } from '../../../platform/literal-list.ts'
import { toInstant } from '../../../platform/postgres-time.ts'
import { uuidList } from '../../../platform/uuid-list.ts'
import { readDefinitions, type VersionRef, versionsIn } from '../../case/definitions.ts'
import { countsStill } from '../../case/document-status.ts'
import { openOrderOf } from '../../case/live-order.ts'
import { type PromiseRow, promiseRows } from '../../case/promised-days.ts'
import { isProposalIn } from '../../case/proposal-states.ts'
import { factsOf } from '../../case/recorded-facts.ts'
import { type StandingRow, standingBasis } from '../../case/standing-basis.ts'
import { currentCalendarDays } from '../../help/calendar-days.ts'

export interface ApplicationRow extends StandingRow {
  readonly id: string
  readonly customer_id: string
  readonly service_slug: string
  readonly service_version: number
  readonly track_id: string
  readonly state_id: number | null
  readonly created_at: string
  readonly is_deleted: boolean
  readonly files: readonly { documentId: string; at: string; verdicts: readonly Verdict[] }[]
  readonly review_since: string | null
  readonly followed_up_at: string | null
  readonly chased_at: string | null
  readonly completion_held_until: string | null
  readonly stuck_refunds: readonly Stuck[]
  readonly reviews: readonly Stuck[]
  readonly refund_proposals: readonly Stuck[]
  readonly discount_proposals: readonly Stuck[]
  readonly promises: readonly PromiseRow[]
}

interface Verdict {
  readonly verdict: 'accepted' | 'rejected' | 'infected'
  readonly at: string
}

interface Stuck {
  readonly id: string
  readonly since: string
}

export interface Reading {
  readonly rows: readonly ApplicationRow[]
  readonly rulesOf: (row: ApplicationRow) => WorkRules
  readonly calendar: WorkingCalendar
  readonly calendarVersion: string
  readonly now: Instant
}

/** Everything that the work of these applications is reckoned from, in one statement and by the database's clock. */
export async function readApplications(db: Db, ids: readonly string[]): Promise<Reading> {
  const { rows } = await sql<Read>`
    with page as (
      select a.id, a.customer_id, a.service_slug, a.service_version, a.track_id, a.state_id, a.created_at,
        a.deleted_at is not null as is_deleted, ${standingBasis}, ${history}
      from applications a where a.id = any(${uuidList(ids)})
    )
    select clock_timestamp() as now, ${currentCalendarDays} as days,
      (select coalesce(max(id), 0) from calendar_days) as calendar_version,
      (select coalesce(json_agg(p), '[]') from page p) as rows,
      ${versionsIn('page')} as versions
  `.execute(db)
  const [read] = rows
  if (!read) throw new Error('The database returned no row')
  const definitionOf = await readDefinitions(db, read.versions)
  return {
    rows: read.rows,
    rulesOf: definitionOf,
    calendar: workingCalendar('centre', read.days),
    calendarVersion: read.calendar_version,
    now: read.now.toISOString(),
  }
}

interface Read {
  readonly now: Date
  readonly days: readonly CalendarEntry[]
  readonly calendar_version: string
  readonly rows: readonly ApplicationRow[]
  readonly versions: readonly VersionRef[]
}

/** An approval that is held is no work: nobody has to do anything. */
const waitingProposals = (kind: MoneyProposalKind) => sql`
  (select coalesce(json_agg(json_build_object('id', p.id, 'since', p.proposed_at)), '[]')
     from money_proposals p
    where p.application_id = a.id and p.kind = ${sql.lit(kind)} and ${isProposalIn(['waiting'])})`

/** What `standingBasis` leaves out because a later fact has replaced it, and what is stuck. */
const history = sql`
  (select coalesce(json_agg(json_build_object('documentId', d.document_id, 'at', d.uploaded_at, 'verdicts',
            (select coalesce(json_agg(json_build_object('verdict', v.verdict, 'at', v.at) order by v.at), '[]')
               from (select decision as verdict, recorded_at as at from document_decisions j
                      where j.document_id = d.id and ${countsStill('j')}
                     union all
                     select 'infected', f.decided_at from file_scans f
                      where f.filename = d.filename and f.state = 'infected') v))), '[]')
     from uploaded_documents d where d.application_id = a.id) as files,
  (select min(coalesce(o.closed_at, o.created_at)) from payment_orders o
    where o.application_id = a.id and o.state = 'review') as review_since,
  (select max(recorded_at) from work_acts w
    where w.subject_id = a.id and w.kind = 'follow_up' and w.act = 'done') as followed_up_at,
  (select max(recorded_at) from work_acts w
    where w.subject_id = a.id and w.kind = 'chase' and w.act = 'done') as chased_at,
  (select h.takes_effect_at from held_completions h
    where h.application_id = a.id
      and not exists (select from held_completion_outcomes o where o.held_id = h.id)) as completion_held_until,
  (select coalesce(json_agg(json_build_object('id', r.id, 'since', r.requested_at)), '[]') from refunds r
    where r.application_id = a.id and r.state in ${literalList(listStuckRefundStates())}) as stuck_refunds,
  (select coalesce(json_agg(json_build_object('id', o.id, 'since', coalesce(o.closed_at, o.created_at))), '[]')
     from payment_orders o
    where o.application_id = a.id
      and (o.state = 'review'
           or (o.state in ${literalList(listOrderStates('decided'))} and exists (
                select from payment_attempts p
                where p.order_id = o.order_id and p.status = 'succeeded' and p.currency <> 'INR'
                  and not exists (select from review_acts v
                                   where v.order_id = p.order_id and p.provider_payment_id = any (v.payment_ids)))))
  ) as reviews,
  ${waitingProposals('refund')} as refund_proposals, ${waitingProposals('discount')} as discount_proposals,
  ${promiseRows} as promises`

export function historyOf(row: ApplicationRow): ApplicationHistory {
  return {
    ...factsOf(row),
    createdAt: toInstant(row.created_at),
    files: row.files.map(({ documentId, at, verdicts }) => ({
      documentId,
      at: toInstant(at),
      verdicts: verdicts.map(({ verdict, at: when }) => ({ verdict, at: toInstant(when) })),
    })),
    undecidedPayments: undecidedPaymentsOf(row),
  }
}

function undecidedPaymentsOf(row: ApplicationRow): ApplicationHistory['undecidedPayments'] {
  const order = openOrderOf(row)
  if (order === 'in_review' && row.review_since) {
    return [{ order, from: toInstant(row.review_since), to: null }]
  }
  return order === 'confirming' && row.live_order
    ? [{ order, from: toInstant(row.live_order.begunAt), to: null }]
    : []
}
