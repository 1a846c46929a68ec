import type { TicketFile } from '@sanad/contracts'
import { fileLink } from '../documents/file-link.ts'
import type { TicketFileRow } from './ticket-file-queries.ts'

/** Links to ticket files are signed with their folder, so that none opens a document, and the other way round. */
export const linkedName = (filename: string) => `tickets/${filename}`

export function toTicketFile(row: TicketFileRow, { key, now }: { key: Buffer; now: Date }): TicketFile {
  return {
    id: row.id,
    original_name: row.original_name,
    size_bytes: row.size_bytes,
    view_url: fileLink(key, linkedName(row.filename), now),
  }
}
