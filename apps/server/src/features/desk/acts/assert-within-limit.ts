import { findDiscountLimit, findRefundLimit } from '@sanad/domain'
import { sql } from 'kysely'
import { AppError } from '../../../platform/app-error.ts'
import type { Db } from '../../../platform/db.ts'

interface Act {
  readonly applicationId: string
  readonly staffId: string
  readonly rupees: number
}

/** Refuses a refund above the member's own limit; what they asked for before of this application counts along. */
export async function assertWithinRefundLimit(
  tx: Db,
  { applicationId, staffId, rupees }: Act,
): Promise<void> {
  const { sum } = await tx
    .selectFrom('refund_acts')
    .select(sql<number>`coalesce(sum(amount_rupees), 0)::int`.as('sum'))
    .where('application_id', '=', applicationId)
    .where('staff_id', '=', staffId)
    .where('kind', '=', 'requested')
    .executeTakeFirstOrThrow()
  refuseAbove(findRefundLimit(await getLimits(tx, staffId), sum + rupees))
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
