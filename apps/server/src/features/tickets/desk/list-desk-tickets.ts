import type { QueryOf } from '@sanad/contracts'
import type { DeskTicketSummary, listDeskTickets as endpoint } from '@sanad/contracts/staff'
import { sql } from 'kysely'
import type { Db } from '../../../platform/db.ts'
import type { Language } from '../../../platform/http/language.ts'
import { isOwnApplication } from '../../case/own-teams.ts'
import { type DeskTicketRow, deskTicketColumns, toDeskTicketSummary } from './desk-ticket-view.ts'

type Query = QueryOf<typeof endpoint>

const conditions = {
  open: sql`last.kind = 'message' and last.author_kind = 'customer'`,
  answered: sql`last.kind = 'message' and last.author_kind = 'staff'`,
  closed: sql`last.kind = 'closing'`,
  all: sql`true`,
} as const

/** A ticket without an application is everybody's. */
const isOwnTicket = (staffId: string) => sql`exists (
  select from tickets own left join applications a on a.id = own.application_id
  where own.id = last.ticket_id and ${isOwnApplication({ id: sql`a.id`, slug: sql`a.service_slug` }, staffId)})`

/** Tickets of everybody by their last entry, newest first; keyset pagination by its position. */
export async function listDeskTickets(
  db: Db,
  { status, cursor, limit, narrowedTo }: Query & { readonly narrowedTo: string | undefined },
  language: Language,
): Promise<{ tickets: DeskTicketSummary[]; nextCursor: string | null }> {
  const { rows } = await sql<DeskTicketRow & { position: string }>`
    with page as (
      select last.* from ticket_entries last
      where ${conditions[status]}
        ${narrowedTo === undefined ? sql`` : sql`and ${isOwnTicket(narrowedTo)}`}
        ${cursor === undefined ? sql`` : sql`and last.position < ${cursor}::bigint`}
        and not exists (select from ticket_entries later
                         where later.ticket_id = last.ticket_id and later.position > last.position)
      order by last.position desc limit ${limit + 1}
    )
    select ${deskTicketColumns}, last.position::text as position
    from page last join tickets t on t.id = last.ticket_id
    order by last.position desc`.execute(db)
  const page = rows.slice(0, limit)
  return {
    tickets: page.map((row) => toDeskTicketSummary(row, language)),
    nextCursor: rows.length > limit ? (page.at(-1)?.position ?? null) : null,
  }
}
