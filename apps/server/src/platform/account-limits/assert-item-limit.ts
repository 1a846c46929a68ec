import type { ErrorCode } from '@sanad/contracts'
import { itemLimits } from '@sanad/domain'
import { type RawBuilder, sql } from 'kysely'
import { AppError } from '../app-error.ts'
import type { Db } from '../db.ts'

interface Counted {
  readonly rows: (itemId: string) => RawBuilder<unknown>
  readonly refusal: ErrorCode
}

const counted: Readonly<Record<keyof typeof itemLimits, Counted>> = {
  ordersOfApplication: {
    rows: (id) => sql`select from payment_orders where application_id = ${id}`,
    refusal: 'order_limit',
  },
  linksOfApplication: {
    rows: (id) => sql`
      select from access_links where application_id = ${id} and (expires_at is null or expires_at > now())`,
    refusal: 'link_limit',
  },
  messagesOfTicket: {
    rows: (id) => sql`select from ticket_entries where ticket_id = ${id}`,
    refusal: 'ticket_full',
  },
  movesOfConsultation: {
    rows: (id) => sql`select from consultation_acts where consultation_id = ${id} and kind = 'rescheduled'`,
    refusal: 'consultation_move_limit',
  },
  changesOfBusiness: {
    rows: (id) => sql`select from compliance_profiles where business_id = ${id}`,
    refusal: 'compliance_limit',
  },
  licencesOfBusiness: {
    rows: (id) => sql`select from compliance_licences where business_id = ${id}`,
    refusal: 'compliance_limit',
  },
  marksOfBusiness: {
    rows: (id) => sql`
      select from compliance_marks where business_id = ${id} and done_at > now() - interval '50 months'`,
    refusal: 'compliance_limit',
  },
}

/** Refuses what the transaction has just added where its item has more than it may; the item's row must be locked. */
export async function assertItemLimit(tx: Db, itemId: string, limit: keyof typeof itemLimits): Promise<void> {
  const { rows, refusal } = counted[limit]
  const found = await sql<{ count: number }>`
    select count(*)::int as count from (${rows(itemId)} limit ${itemLimits[limit] + 1}) counted`.execute(tx)
  if ((found.rows[0]?.count ?? 0) > itemLimits[limit]) throw new AppError(refusal)
}
