import { sql } from 'kysely'
import { findActingStaffId } from '../../platform/acting-staff.ts'
import { AppError, orThrow } from '../../platform/app-error.ts'
import type { Db } from '../../platform/db.ts'

export interface OwnTicket {
  readonly ticketId: string
  readonly customerId: string
}

export interface LockedTicket {
  readonly id: string
  readonly ticket_no: string
  readonly subject: string
  readonly customer_id: string
}

/** The customer's own ticket under a row lock; somebody else's is not found. */
export async function lockOwnTicket(db: Db, { ticketId, customerId }: OwnTicket): Promise<LockedTicket> {
  const ticket = await lockTicket(db, ticketId)
  if (ticket.customer_id !== customerId) throw new AppError('not_found')
  return ticket
}

/** Entries are appended under the ticket's row lock, so that their order is total. */
export async function lockTicket(db: Db, ticketId: string): Promise<LockedTicket> {
  const ticket = await db
    .selectFrom('tickets')
    .select(['id', 'ticket_no', 'subject', 'customer_id'])
    .where('id', '=', ticketId)
    .forNoKeyUpdate()
    .executeTakeFirst()
  return orThrow(ticket, 'not_found')
}

/** What staff can take back. */
export interface Held {
  /** Request id of the act. */
  readonly actId: string
  /** For how long the customer is not shown it. */
  readonly seconds: number
}

const heldColumns = (held: Held | undefined) =>
  held && {
    act_id: held.actId,
    visible_at: sql<Date>`clock_timestamp() + make_interval(secs => ${held.seconds})`,
  }

interface Message {
  readonly ticketId: string
  /** Null: the customer. */
  readonly staffId: string | null
  readonly text: string
  readonly requestId: string | null
  readonly held?: Held | undefined
}

/** Appends a message; a retry of the same request finds the first. */
export async function addMessage(
  db: Db,
  { ticketId, staffId, text, requestId, held }: Message,
): Promise<{ messageId: string; isNew: boolean }> {
  const added = await db
    .insertInto('ticket_entries')
    .values({
      ticket_id: ticketId,
      kind: 'message',
      author_kind: staffId ? 'staff' : 'customer',
      staff_id: staffId,
      acting_staff_id: staffId ? null : findActingStaffId(),
      body: text,
      request_id: requestId,
      ...heldColumns(held),
    })
    .onConflict((conflict) =>
      conflict.columns(['ticket_id', 'request_id']).where('request_id', 'is not', null).doNothing(),
    )
    .returning('id')
    .executeTakeFirst()
  if (added) return { messageId: added.id, isNew: true }
  const former = await db
    .selectFrom('ticket_entries')
    .select('id')
    .where('ticket_id', '=', ticketId)
    .where('request_id', '=', requestId)
    .where('body', '=', text)
    .executeTakeFirst()
  if (!former) throw new AppError('invalid_request', { message: 'This request was used before.' })
  return { messageId: former.id, isNew: false }
}

/** `staffId` null: by the customer. */
export async function addClosing(
  db: Db,
  ticketId: string,
  staffId: string | null,
  held?: Held,
): Promise<void> {
  await db
    .insertInto('ticket_entries')
    .values({
      ticket_id: ticketId,
      kind: 'closing',
      author_kind: staffId ? 'staff' : 'customer',
      staff_id: staffId,
      acting_staff_id: staffId ? null : findActingStaffId(),
      ...heldColumns(held),
    })
    .execute()
}

/** `forCustomer`: as far as the customer is shown. */
export async function isClosed(
  db: Db,
  ticketId: string,
  { forCustomer = false }: { readonly forCustomer?: boolean } = {},
): Promise<boolean> {
  const last = await db
    .selectFrom('ticket_entries')
    .select('kind')
    .where('ticket_id', '=', ticketId)
    .$if(forCustomer, (query) => query.where(sql<boolean>`visible_at <= now()`))
    .orderBy('position', 'desc')
    .limit(1)
    .executeTakeFirst()
  return last?.kind === 'closing'
}

/** Refused where the customer has written since; call it under the ticket's lock. */
export async function assertSeen(db: Db, ticketId: string, seen: string | null): Promise<void> {
  const newest = await db
    .selectFrom('ticket_entries')
    .select('id')
    .where('ticket_id', '=', ticketId)
    .where('kind', '=', 'message')
    .where('author_kind', '=', 'customer')
    .orderBy('position', 'desc')
    .limit(1)
    .executeTakeFirst()
  if ((newest?.id ?? null) !== seen) throw new AppError('seen_outdated')
}
