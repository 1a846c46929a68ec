import type { TicketSummary } from '@sanad/contracts'
import { sql } from 'kysely'
import type { Db } from '../../platform/db.ts'
import type { Language } from '../../platform/http/language.ts'
import { microsOf, momentOf, readPageCursor, writePageCursor } from '../../platform/page-cursor.ts'
import { lastShownEntry, type TicketRow, ticketColumns, toTicketSummary } from './ticket-view.ts'

interface Page {
  readonly customerId: string
  readonly cursor: string | undefined
  readonly limit: number
  readonly language: Language
}

/** The customer's tickets, most recently active first; keyset pagination, `nextCursor` is null on the last page. */
export async function listTickets(
  db: Db,
  { customerId, cursor, limit, language }: Page,
): Promise<{ tickets: TicketSummary[]; nextCursor: string | null }> {
  const after = cursor === undefined ? undefined : readPageCursor(cursor)
  const { rows } = await sql<TicketRow & { micros: string }>`
    select ${ticketColumns}, ${microsOf('last.recorded_at')} as micros
    from tickets t cross join ${lastShownEntry}
    where t.customer_id = ${customerId}
      ${after ? sql`and (last.recorded_at, t.id) < (${momentOf(after)}, ${after.id}::uuid)` : sql``}
    order by last.recorded_at desc, t.id desc
    limit ${limit + 1}
  `.execute(db)
  const page = rows.slice(0, limit)
  const end = rows.length > limit ? page.at(-1) : undefined
  return {
    tickets: page.map((row) => toTicketSummary(row, language)),
    nextCursor: end ? writePageCursor(end) : null,
  }
}
