import type { TicketFile } from '@sanad/contracts'
import { sql } from 'kysely'
import { orThrow } from '../../platform/app-error.ts'
import type { Db } from '../../platform/db.ts'

export interface OwnMessage {
  readonly messageId: string
  readonly customerId: string
}

/** A message by the customer; anybody else's is not found. `lock` serialises the changes of its files. */
export async function getOwnMessage(
  db: Db,
  { messageId, customerId }: OwnMessage,
  options: { lock?: boolean } = {},
): Promise<{ id: string; ticket_id: string; ticket_no: string }> {
  const message = await db
    .selectFrom('ticket_entries as entry')
    .innerJoin('tickets as ticket', 'ticket.id', 'entry.ticket_id')
    .select(['entry.id', 'entry.ticket_id', 'ticket.ticket_no'])
    .where('entry.id', '=', messageId)
    .where('entry.kind', '=', 'message')
    .where('entry.author_kind', '=', 'customer')
    .where('ticket.customer_id', '=', customerId)
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
