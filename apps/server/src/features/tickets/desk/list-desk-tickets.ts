import type { QueryOf } from '@sanad/contracts'
import type { DeskTicketSummary, listDeskTickets as endpoint } from '@sanad/contracts/staff'
import { sql } from 'kysely'
import type { Db } from '../../../platform/db.ts'
import type { Language } from '../../../platform/http/language.ts'
import { isOwnApplication } from '../../case/own-teams.ts'
import { type DeskTicketRow, deskTicketColumns, toDeskTicketSummary } from './desk-ticket-view.ts'

type Query = QueryOf<typeof endpoint>

interface Asked extends Query {
  readonly narrowedTo: string | undefined
}

/** A ticket without an application is everybody's. */
const isOwnTicket = (staffId: string) => sql`exists (
  select from tickets own left join applications a on a.id = own.application_id
  where own.id = s.ticket_id and ${isOwnApplication({ id: sql`a.id`, slug: sql`a.service_slug` }, staffId)})`

/** Exported for the test of its plan. */
export const deskTicketsStatement = ({ status, cursor, limit, narrowedTo }: Asked) =>
  sql<DeskTicketRow & { position: string }>`
    with page as (
      select s.ticket_id, s.position from ticket_states s
      where ${status === 'all' ? sql`true` : sql`s.status = ${status}`}
        ${narrowedTo === undefined ? sql`` : sql`and ${isOwnTicket(narrowedTo)}`}
        ${cursor === undefined ? sql`` : sql`and s.position < ${cursor}::bigint`}
      order by s.position desc limit ${limit + 1}
    )
    select ${deskTicketColumns}, last.position::text as position
    from page
    join ticket_entries last on last.ticket_id = page.ticket_id and last.position = page.position
    join tickets t on t.id = page.ticket_id
    order by page.position desc`

/** Tickets of everybody by their last entry, newest first; keyset pagination by its position. */
export async function listDeskTickets(
  db: Db,
  asked: Asked,
  language: Language,
): Promise<{ tickets: DeskTicketSummary[]; nextCursor: string | null }> {
  const { rows } = await deskTicketsStatement(asked).execute(db)
  const page = rows.slice(0, asked.limit)
  return {
    tickets: page.map((row) => toDeskTicketSummary(row, language)),
    nextCursor: rows.length > asked.limit ? (page.at(-1)?.position ?? null) : null,
  }
}
