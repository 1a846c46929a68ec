import type { Ticket, TicketMessage } from '@sanad/contracts'
import { sql } from 'kysely'
import { orThrow } from '../../platform/app-error.ts'
import type { Db } from '../../platform/db.ts'
import type { Language } from '../../platform/http/language.ts'
import type { OwnTicket } from './ticket-queries.ts'
import { lastEntry, type TicketRow, ticketColumns, toTicketSummary } from './ticket-view.ts'

/** The customer's own ticket with its thread; somebody else's is not found. */
export async function readTicket(
  db: Db,
  { ticketId, customerId }: OwnTicket,
  language: Language,
): Promise<Ticket> {
  const { rows } = await sql<TicketRow & { messages: MessageRow[] }>`
    select ${ticketColumns},
      (select json_agg(json_build_object(
          'id', e.id, 'author', e.author_kind, 'text', e.body, 'at', e.recorded_at) order by e.position)
        from ticket_entries e where e.ticket_id = t.id and e.kind = 'message') as messages
    from tickets t cross join ${lastEntry}
    where t.id = ${ticketId} and t.customer_id = ${customerId}
  `.execute(db)
  const row = orThrow(rows[0], 'not_found')
  return { ...toTicketSummary(row, language), messages: row.messages.map(toMessage) }
}

interface MessageRow {
  readonly id: string
  readonly author: TicketMessage['author']
  readonly text: string
  readonly at: string
}

function toMessage({ id, author, text, at }: MessageRow): TicketMessage {
  return { id, author, text, sent_at: new Date(at).toISOString(), files: [] }
}
