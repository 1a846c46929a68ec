import type { Ticket, TicketMessage } from '@sanad/contracts'
import { sql } from 'kysely'
import { findActingStaffId } from '../../platform/acting-staff.ts'
import { orThrow } from '../../platform/app-error.ts'
import type { Language } from '../../platform/http/language.ts'
import type { Services } from '../../platform/services.ts'
import { readNotices } from '../notifications/sending/read-notices.ts'
import { scanOf, type TicketFileRow } from './ticket-file-queries.ts'
import { toTicketFile } from './ticket-file-view.ts'
import type { OwnTicket } from './ticket-queries.ts'
import { lastShownEntry, type TicketRow, ticketColumns, toTicketSummary } from './ticket-view.ts'

/** The customer's own ticket with its thread; somebody else's is not found. What they were told of it is read then. */
export async function readTicket(
  { db, config }: Pick<Services, 'db' | 'config'>,
  { ticketId, customerId }: OwnTicket,
  language: Language,
): Promise<Ticket> {
  const { rows } = await sql<TicketRow & { now: Date; messages: MessageRow[] }>`
    select ${ticketColumns}, now(),
      (select json_agg(json_build_object(
          'id', e.id, 'author', e.author_kind, 'acting_staff', m.name, 'text', e.body, 'at', e.recorded_at, 'files', (
            select coalesce(json_agg(json_build_object(
                'id', f.id, 'filename', f.filename, 'original_name', f.original_name, 'size_bytes', f.size_bytes,
                'scan', ${scanOf('f.filename')})
                order by f.uploaded_at, f.id), '[]')
              from ticket_files f where f.message_id = e.id)) order by e.position)
        from ticket_entries e left join staff_members m on m.id = e.acting_staff_id
        where e.ticket_id = t.id and e.kind = 'message' and e.visible_at <= now()) as messages
    from tickets t cross join ${lastShownEntry}
    where t.id = ${ticketId} and t.customer_id = ${customerId}
  `.execute(db)
  const row = orThrow(rows[0], 'not_found')
  // Staff who act for a customer read nothing in their place.
  if (findActingStaffId() === null)
    await readNotices(db, { customerId, target: 'ticket', targetId: ticketId })
  const link = { key: config.secrets.fileLinks, now: row.now }
  const messages = row.messages.map(({ id, author, acting_staff, text, at, files }) => ({
    id,
    author: acting_staff === null ? author : ('staff' as const),
    acting_staff: acting_staff === null ? null : { name: acting_staff },
    text,
    sent_at: new Date(at).toISOString(),
    files: files.map((file) => toTicketFile(file, link)),
  }))
  return { ...toTicketSummary(row, language), messages }
}

interface MessageRow {
  readonly id: string
  readonly author: TicketMessage['author']
  readonly acting_staff: string | null
  readonly text: string
  readonly at: string
  readonly files: readonly TicketFileRow[]
}
