import type { TicketSummary } from '@sanad/contracts'
import { type LocalText, textIn, ticketStatus } from '@sanad/domain'
import { type RawBuilder, sql } from 'kysely'
import type { Language } from '../../platform/http/language.ts'

/** Columns of `tickets t` for list and thread, with the latest entry as `last`. */
export const ticketColumns = sql`
  t.id, t.ticket_no, t.subject, t.topic, t.created_at,
  last.kind, last.author_kind, last.recorded_at as updated_at,
  (select json_build_object('id', a.id, 'track_id', a.track_id, 'title', v.definition -> 'title')
     from applications a
     join service_versions v on v.slug = a.service_slug and v.version = a.service_version
    where a.id = t.application_id and a.deleted_at is null) as application`

const last = (where: RawBuilder<unknown>) => sql`
  lateral (select kind, author_kind, recorded_at from ticket_entries
            where ticket_id = t.id and ${where} order by position desc limit 1) last`

export const lastEntry = last(sql`true`)

/** For the customer, who is not shown what staff may take back still. */
export const lastShownEntry = last(sql`visible_at <= now()`)

export interface TicketRow {
  readonly id: string
  readonly ticket_no: string
  readonly subject: string
  readonly topic: TicketSummary['topic']
  readonly created_at: Date
  readonly kind: 'message' | 'closing'
  readonly author_kind: 'customer' | 'staff'
  readonly updated_at: Date
  readonly application: { id: string; track_id: string; title: LocalText } | null
}

export function toTicketSummary(row: TicketRow, language: Language): TicketSummary {
  const { application } = row
  return {
    id: row.id,
    ticket_no: row.ticket_no,
    subject: row.subject,
    topic: row.topic,
    status: ticketStatus({ kind: row.kind, author: row.author_kind }),
    application: application && { ...application, title: textIn(application.title, language) },
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  }
}
