import { findDiscountLimit, findRefundLimit } from '@sanad/domain'
import { sql } from 'kysely'
import { AppError } from '../../../platform/app-error.ts'
import type { Db } from '../../../platform/db.ts'
import { isProposalIn } from '../../case/proposal-states.ts'

interface Act {
  readonly applicationId: string
  readonly staffId: string
  readonly rupees: number
}

/** Refuses to approve a refund above the member's own limit. */
export async function assertWithinRefundLimit(tx: Db, act: Act): Promise<void> {
  refuseAbove(await findExceededRefundLimit(tx, act))
}

/**
 * The member's own limit, where an approval of this refund exceeds it; undefined where it does not. What they approved
 * before of this application counts along, also while it is held.
 */
export async function findExceededRefundLimit(
  db: Db,
  { applicationId, staffId, rupees }: Act,
): Promise<number | undefined> {
  const { rows } = await sql<{ sum: number }>`
    select coalesce(sum(rupees), 0)::int as sum from (
      select amount_rupees as rupees from refund_acts
       where application_id = ${applicationId}::uuid and staff_id = ${staffId}::uuid and kind = 'requested'
      union all
      select p.rupees from money_proposals p
       where p.application_id = ${applicationId}::uuid and p.kind = 'refund' and ${isApprovedBy(staffId)}
    ) approved`.execute(db)
  return findRefundLimit(await getLimits(db, staffId), (rows[0]?.sum ?? 0) + rupees)
}

/** Refuses a discount above the member's own limit of the price. */
export async function assertWithinDiscountLimit(tx: Db, act: PricedAct): Promise<void> {
  refuseAbove(await findExceededDiscountLimit(tx, act))
}

interface PricedAct extends Act {
  /** What is unpaid, before tax and before this discount. */
  readonly priceRupees: number
}

/** The member's own limit of the price, where a discount exceeds it; undefined where it does not. */
export async function findExceededDiscountLimit(
  db: Db,
  { rupees, priceRupees, ...by }: PricedAct,
): Promise<number | undefined> {
  const { given, held } = await readOwnDiscounts(db, by)
  const price = priceRupees + given
  return findDiscountLimit(await getLimits(db, by.staffId), {
    priceRupees: price,
    discountRupees: given + held + rupees,
  })
}

/** The largest discount in whole rupees that the member may still give of the price, by their own limit. */
export async function readOwnDiscountLeft(
  db: Db,
  { priceRupees, ...by }: Omit<PricedAct, 'rupees'>,
): Promise<number> {
  const { given, held } = await readOwnDiscounts(db, by)
  const most = findDiscountLimit(await getLimits(db, by.staffId), {
    priceRupees: priceRupees + given,
    discountRupees: Number.POSITIVE_INFINITY,
  })
  return most === undefined ? priceRupees : Math.max(0, Math.min(priceRupees, most - given - held))
}

/** What the member gave of this application, and approved of it and is held: counts along in their limit. */
async function readOwnDiscounts(
  db: Db,
  { applicationId, staffId }: Omit<Act, 'rupees'>,
): Promise<{ given: number; held: number }> {
  const { rows } = await sql<{ given: number; held: number }>`
    select
      (select coalesce(sum(net_rupees), 0)::int from discount_acts
        where application_id = ${applicationId}::uuid and staff_id = ${staffId}::uuid) as given,
      (select coalesce(sum(p.rupees), 0)::int from money_proposals p
        where p.application_id = ${applicationId}::uuid and p.kind = 'discount'
          and ${isApprovedBy(staffId)}) as held`.execute(db)
  return rows[0] ?? { given: 0, held: 0 }
}

/** Condition on `money_proposals p`: this member's approval is held. */
const isApprovedBy = (staffId: string) => sql`(${isProposalIn(['approved'])}
  and (select c.staff_id from money_proposal_acts c where c.proposal_id = p.id order by c.id desc limit 1)
    = ${staffId}::uuid)`

async function getLimits(db: Db, staffId: string) {
  const { limits } = await db
    .selectFrom('staff_members')
    .select('limits')
    .where('id', '=', staffId)
    .executeTakeFirstOrThrow()
  return limits
}

function refuseAbove(most: number | undefined): void {
  if (most !== undefined) throw new AppError('limit_exceeded', { details: { most_rupees: most } })
}
