import type { UploadedDocument } from '@sanad/contracts'
import type { LocalText } from '@sanad/domain'
import { type RawBuilder, sql } from 'kysely'

/** Of `document_decisions` under this name: neither taken back, nor what takes another back. */
export const countsStill = (decisions: string): RawBuilder<boolean> => {
  const own = sql.ref(decisions)
  return sql`(${own}.decision <> 'withdrawn'
    and not exists (select from document_decisions w where w.withdraws = ${own}.id))`
}

/** Joins the last decision of staff on `uploaded_documents d` and the result of its virus scan. */
export const lastDecision = sql`
  left join lateral (select c.decision, c.reason, c.reason_hi, c.recorded_at, c.due_on from document_decisions c
                      where c.document_id = d.id and ${countsStill('c')} order by c.id desc limit 1) j on true
  left join file_scans scan on scan.filename = d.filename`

/** Status of `d`, derived after `lastDecision`: submitted while nobody has decided. */
export const documentStatus = sql<UploadedDocument['status']>`
  case scan.state when 'waiting' then 'checking' when 'infected' then 'infected'
    else coalesce(j.decision, 'submitted') end`

/** When another file was asked for and by when, after `lastDecision`; null where there is no day. */
export const askedBy = sql<{ at: string; dueOn: string } | null>`
  case when j.due_on is not null then jsonb_build_object('at', j.recorded_at, 'dueOn', j.due_on) end`

/** Why it was rejected, in the languages that staff wrote, after `lastDecision`; null unless it is. */
export const rejectionReason = sql<LocalText | null>`
  case when j.reason is not null
    then jsonb_strip_nulls(jsonb_build_object('en', j.reason, 'hi', j.reason_hi)) end`
