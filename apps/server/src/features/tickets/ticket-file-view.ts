import type { TicketFile } from '@sanad/contracts'
import { fileLink } from '../../platform/uploads/file-link.ts'
import type { TicketFileRow } from './ticket-file-queries.ts'

export function toTicketFile(row: TicketFileRow, { key, now }: { key: Buffer; now: Date }): TicketFile {
  return {
    id: row.id,
    original_name: row.original_name,
    size_bytes: row.size_bytes,
    scan: row.scan,
    view_url:
      row.scan === 'clean' ? fileLink(key, { folder: 'tickets/', filename: row.filename, now }) : null,
  }
}
