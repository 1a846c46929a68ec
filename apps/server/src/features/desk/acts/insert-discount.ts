import { sql } from 'kysely'
import type { Db } from '../../../platform/db.ts'

interface Given {
  readonly applicationId: string
  readonly staffId: string
  /** Before tax. */
  readonly netRupees: number
  readonly reason: string
  readonly requestId: string
  readonly proposalId?: string
}

/** Adds to the discount of an application; the next quote has it. */
export async function insertDiscount(tx: Db, given: Given): Promise<void> {
  const { applicationId, netRupees } = given
  await tx
    .insertInto('discount_acts')
    .values({
      application_id: applicationId,
      net_rupees: netRupees,
      reason: given.reason,
      staff_id: given.staffId,
      request_id: given.requestId,
      proposal_id: given.proposalId ?? null,
    })
    .execute()
  await tx
    .updateTable('applications')
    .set({ discount_price: sql`discount_price + ${netRupees}` })
    .where('id', '=', applicationId)
    .execute()
}
