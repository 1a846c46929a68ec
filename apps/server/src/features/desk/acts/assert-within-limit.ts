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
       where p.application_id = ${applicationId}::uuid and p.kind = 'refund' and ${isProposalIn(['approved'])}
         and (select c.staff_id from money_proposal_acts c where c.proposal_id = p.id order by c.id desc limit 1)
           = ${staffId}::uuid
    ) approved`.execute(db)
  return findRefundLimit(await getLimits(db, staffId), (rows[0]?.sum ?? 0) + rupees)
}

/** Refuses a discount above the member's own limit of the price; what they gave before counts along. */
export async function assertWithinDiscountLimit(
  tx: Db,
  { applicationId, staffId, rupees, priceRupees }: Act & { readonly priceRupees: number },
): Promise<void> {
  const { sum } = await tx
    .selectFrom('discount_acts')
    .select(sql<number>`coalesce(sum(net_rupees), 0)::int`.as('sum'))
    .where('application_id', '=', applicationId)
    .where('staff_id', '=', staffId)
    .executeTakeFirstOrThrow()
  const discountRupees = sum + rupees
  refuseAbove(
    findDiscountLimit(await getLimits(tx, staffId), { priceRupees: priceRupees + sum, discountRupees }),
  )
}

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
