import type { TicketFile } from '@sanad/contracts'
import { sql } from 'kysely'
import { orThrow } from '../../platform/app-error.ts'
import type { Db } from '../../platform/db.ts'

/** A message and who says that it is theirs. */
export type OwnMessage = { readonly messageId: string } & (
  | { readonly customerId: string }
  | { readonly staffId: string }
)

/** One's own message; anybody else's is not found. `lock` serialises the changes of its files. */
export async function getOwnMessage(
  db: Db,
  own: OwnMessage,
  options: { lock?: boolean } = {},
): Promise<{ id: string; ticket_id: string; ticket_no: string; customer_id: string }> {
  const message = await db
    .selectFrom('ticket_entries as entry')
    .innerJoin('tickets as ticket', 'ticket.id', 'entry.ticket_id')
    .select(['entry.id', 'entry.ticket_id', 'ticket.ticket_no', 'ticket.customer_id'])
    .where('entry.id', '=', own.messageId)
    .where('entry.kind', '=', 'message')
    .where((is) =>
      'staffId' in own
        ? is('entry.staff_id', '=', own.staffId)
        : is.and([is('entry.author_kind', '=', 'customer'), is('ticket.customer_id', '=', own.customerId)]),
    )
    .$if(options.lock ?? false, (query) => query.forNoKeyUpdate())
    .executeTakeFirst()
  return orThrow(message, 'not_found')
}

export function listMessageFiles(db: Db, messageId: string): Promise<{ id: string; sha256: Buffer }[]> {
  return db.selectFrom('ticket_files').select(['id', 'sha256']).where('message_id', '=', messageId).execute()
}

export interface TicketFileRow {
  readonly id: string
  readonly filename: string
  readonly original_name: string
  readonly size_bytes: number
  readonly scan: TicketFile['scan']
}

/** Scan status of `filename`; clean if no scanner was configured. */
export const scanOf = (filename: string) => sql<TicketFile['scan']>`
  coalesce((select case state when 'waiting' then 'checking' else state end
              from file_scans where file_scans.filename = ${sql.ref(filename)}), 'clean')`

/** A file with the database's time, from which the expiry of its link is computed. */
export function getTicketFile(db: Db, id: string): Promise<TicketFileRow & { now: Date }> {
  return db
    .selectFrom('ticket_files')
    .select(['id', 'filename', 'original_name', 'size_bytes', sql<Date>`now()`.as('now')])
    .select(scanOf('ticket_files.filename').as('scan'))
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
}
