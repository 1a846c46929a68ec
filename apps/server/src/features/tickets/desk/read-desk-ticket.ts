import type { DeskTicket, DeskTicketEntry } from '@sanad/contracts/staff'
import { displayTrackingId, type LocalText, textIn } from '@sanad/domain'
import { sql } from 'kysely'
import { orThrow } from '../../../platform/app-error.ts'
import type { Language } from '../../../platform/http/language.ts'
import { toInstant } from '../../../platform/postgres-time.ts'
import type { Services } from '../../../platform/services.ts'
import { scanOf, type TicketFileRow } from '../ticket-file-queries.ts'
import { toTicketFile } from '../ticket-file-view.ts'
import { lastEntry } from '../ticket-view.ts'
import { type DeskTicketRow, deskTicketColumns, toDeskTicketSummary } from './desk-ticket-view.ts'
import { readPaymentState } from './read-payment-state.ts'

interface Row extends DeskTicketRow {
  readonly now: Date
  readonly field_id: string | null
  readonly newest_message_id: string | null
  readonly entries: readonly EntryRow[]
  readonly notes: readonly EntryRow[]
  readonly applications: readonly { id: string; track_id: string; title: LocalText }[]
}

type EntryRow = Omit<DeskTicketEntry, 'files'> & { readonly files: readonly TicketFileRow[] }

/** A ticket for staff: the thread with their notes in between, and what else the answer needs. */
export async function readDeskTicket(
  { db, config }: Pick<Services, 'db' | 'config'>,
  ticketId: string,
  language: Language,
): Promise<DeskTicket> {
  const { rows } = await sql<Row>`
    select ${deskTicketColumns}, now(), t.field_id,
      (select e.id from ticket_entries e
        where e.ticket_id = t.id and e.kind = 'message' and e.author_kind = 'customer'
        order by e.position desc limit 1) as newest_message_id,
      (select json_agg(json_build_object(
          'id', e.id, 'kind', e.kind, 'author', e.author_kind, 'author_name', m.name, 'text', e.body,
          'at', e.recorded_at, 'files', ${filesOf('e.id')},
          'held_ms', greatest(0, extract(epoch from e.visible_at - clock_timestamp()) * 1000)) order by e.position)
        from ticket_entries e left join staff_members m on m.id = coalesce(e.staff_id, e.acting_staff_id)
        where e.ticket_id = t.id) as entries,
      (select coalesce(json_agg(json_build_object(
          'id', n.id, 'kind', 'note', 'author', 'staff', 'author_name', m.name, 'text', n.body,
          'at', n.recorded_at, 'files', json_build_array()) order by n.recorded_at), '[]')
        from note_entries n join staff_members m on m.id = n.staff_id where n.ticket_id = t.id) as notes,
      (select coalesce(json_agg(json_build_object(
          'id', a.id, 'track_id', a.track_id, 'title', v.definition -> 'title') order by a.created_at desc), '[]')
        from applications a
        join service_versions v on v.slug = a.service_slug and v.version = a.service_version
        where a.customer_id = t.customer_id and a.deleted_at is null) as applications
    from tickets t cross join ${lastEntry}
    where t.id = ${ticketId}`.execute(db)
  const row = orThrow(rows[0], 'not_found')
  const link = { key: config.secrets.fileLinks, now: row.now }
  const entries = [...row.entries, ...row.notes]
    .map((entry) => ({
      ...entry,
      at: toInstant(entry.at),
      files: entry.files.map((file) => toTicketFile(file, link)),
    }))
    .sort((one, other) => one.at.localeCompare(other.at))
  const { application, customer } = row
  const payment = application
    ? await readPaymentState(db, { applicationId: application.id, customerId: customer.id })
    : null
  return {
    ...toDeskTicketSummary(row, language),
    payment,
    field_id: row.field_id,
    newest_message_id: row.newest_message_id,
    entries,
    reply_values: replyValues(row),
    applications: row.applications.map(({ title, ...one }) => ({ ...one, title: textIn(title, language) })),
  }
}

function replyValues({ customer, ticket_no: ticket, application }: Row): Record<string, string> {
  const language = customer.language === 'hi' ? 'hi' : 'en'
  return {
    name: customer.name_of_person,
    ticket,
    ...(application && {
      track: displayTrackingId(application.track_id),
      service: textIn(application.title, language),
    }),
  }
}

const filesOf = (message: string) => sql`(
  select coalesce(json_agg(json_build_object(
      'id', f.id, 'filename', f.filename, 'original_name', f.original_name, 'size_bytes', f.size_bytes,
      'scan', ${scanOf('f.filename')}) order by f.uploaded_at, f.id), '[]')
  from ticket_files f where f.message_id = ${sql.ref(message)})`
