import { type RefundState, refundMachine } from '@sanad/domain'
import { sql, type UpdateObject } from 'kysely'
import type { Tables } from '../../../platform/database-tables.ts'
import type { Db } from '../../../platform/db.ts'
import { findRefund, type Refund } from './refund-queries.ts'

type Change = Omit<UpdateObject<Tables, 'refunds'>, 'state'>

/**
 * Changes a refund's state, and what changes with it: no other statement writes that column. The guard is made from the
 * transition table, so that an illegal transition throws, which rolls the transaction back.
 */
export async function turnRefund(
  db: Db,
  refundId: string,
  to: RefundState,
  change: Change = {},
): Promise<Refund> {
  const turned = await db
    .updateTable('refunds')
    .set({ ...change, state: to })
    .where('id', '=', refundId)
    .where('state', '=', sql<RefundState>`any(${refundMachine.statesThatMayBecome(to)}::text[])`)
    .returningAll()
    .executeTakeFirst()
  if (turned) return turned
  const refund = await findRefund(db, refundId)
  if (refund) refundMachine.assertTurn(refund.state, to)
  throw new Error(`The state of the refund ${refundId} could not be changed to ${to}`)
}
