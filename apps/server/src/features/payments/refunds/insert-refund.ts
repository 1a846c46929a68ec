import type { RefundSplit } from '@sanad/domain'
import type { Db } from '../../../platform/db.ts'
import { postRefundOwed } from '../records/post-ledger.ts'
import type { Refund } from '../records/refund-queries.ts'
import { enqueueRefund } from './enqueue-refund.ts'
import { notifyOfRefund } from './notify-of-refund.ts'

export interface NewRefund {
  readonly orderId: string
  readonly applicationId: string
  readonly origin: Refund['origin']
  /** The act of staff that asked for it. */
  readonly staffRefundId?: string
  readonly amountRupees: string
  /** What of the order's credit is taken back; undefined where nothing had been credited. */
  readonly split?: RefundSplit
}

/**
 * Owes an amount of an order to the customer and has it sent. In the transaction of what it follows from, which
 * holds the application's lock: the gateway hears of it only after that has committed.
 */
export async function insertRefund(tx: Db, refund: NewRefund): Promise<Refund> {
  const row = await tx
    .insertInto('refunds')
    .values({
      order_id: refund.orderId,
      application_id: refund.applicationId,
      origin: refund.origin,
      staff_refund_id: refund.staffRefundId ?? null,
      amount_rupees: refund.amountRupees,
      ...(refund.split ? { split: JSON.stringify(refund.split) } : {}),
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  if (refund.split) await postRefundOwed(tx, row)
  // What staff send back at once they tell at once, of however many orders it is.
  if (refund.origin !== 'staff') await notifyOfRefund(tx, row, 'refund_requested')
  await enqueueRefund(tx, row.id, row.requested_at)
  return row
}
