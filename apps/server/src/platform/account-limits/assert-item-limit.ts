import type { ErrorCode } from '@sanad/contracts'
import { itemLimitOf, itemLimits, maxLimitFactor } from '@sanad/domain'
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
      select from access_links where application_id = ${id} and expires_at > now() and used_at is null`,
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
export async function assertItemLimit(
  tx: Db,
  { itemId, customerId }: { itemId: string; customerId: string },
  limit: keyof typeof itemLimits,
): Promise<void> {
  const { rows, refusal } = counted[limit]
  const found = await sql<{ count: number }>`
    select count(*)::int as count from (${rows(itemId)} limit ${itemLimitOf(limit, maxLimitFactor) + 1}) counted`.execute(
    tx,
  )
  const count = found.rows[0]?.count ?? 0
  if (count <= itemLimits[limit]) return
  if (count > itemLimitOf(limit, await readLimitFactor(tx, customerId))) throw new AppError(refusal)
}

/** By how much staff have raised the limits of the account. */
async function readLimitFactor(tx: Db, customerId: string): Promise<number> {
  const raise = await tx
    .selectFrom('account_limit_raises')
    .select('factor')
    .where('customer_id', '=', customerId)
    .orderBy('id', 'desc')
    .executeTakeFirst()
  return raise?.factor ?? 1
}
