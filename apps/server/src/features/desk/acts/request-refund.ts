import { randomUUID } from 'node:crypto'
import type { SeenState } from '@sanad/contracts'
import { splitRefund, takeInOrder } from '@sanad/domain'
import { AppError } from '../../../platform/app-error.ts'
import type { Db } from '../../../platform/db.ts'
import type { Services } from '../../../platform/services.ts'
import { assertUnchanged } from '../../case/seen-state.ts'
import { insertRefund } from '../../payments/refunds/insert-refund.ts'
import { notifyOfRefund } from '../../payments/refunds/notify-of-refund.ts'
import { assertWithinRefundLimit } from './assert-within-limit.ts'
import { isRepeated } from './is-repeated.ts'
import { recordStaffAudit } from './record-staff-audit.ts'
import { listRefundableOrders, sumLeft } from './refundable-orders.ts'
import { findScaleRefund } from './scale-refund.ts'
import { assertStaffAction, lockForStaff } from './staff-application.ts'

interface Request {
  readonly seen?: SeenState | undefined
  readonly applicationId: string
  readonly staffId: string
  readonly amountRupees: number
  readonly endsApplication: boolean
  readonly reason: string
  readonly requestId: string
}

interface Requested {
  readonly id: string
  readonly refund_ids: string[]
}

/**
 * Requests a refund, allocated to the paid orders from the newest on, one refund per order. Under the application's lock,
 * so that concurrent requests cannot exceed the paid amount. Idempotent by `requestId`.
 */
export function requestRefund(
  { db }: Pick<Services, 'db'>,
  { applicationId, staffId, amountRupees, endsApplication, reason, requestId, seen }: Request,
): Promise<Requested> {
  return db.transaction().execute(async (tx) => {
    const record = await lockForStaff(tx, applicationId)
    const act = {
      application_id: applicationId,
      kind: 'requested' as const,
      amount_rupees: amountRupees,
      ends_application: endsApplication,
      comment: reason,
    }
    if (await isRepeated(tx, 'refund_acts', requestId, act)) return getRequested(tx, requestId)
    await assertUnchanged(tx, applicationId, seen)
    assertStaffAction(record, 'request_refund')
    const orders = await listRefundableOrders(tx, applicationId)
    const refundable = sumLeft(orders)
    if (amountRupees > refundable) {
      throw new AppError('refund_too_large', { details: { refundable_rupees: refundable } })
    }
    await assertWithinRefundLimit(tx, { applicationId, staffId, rupees: amountRupees })
    // What was announced before the payment; the audit entry has both.
    const byScale = endsApplication
      ? findScaleRefund(record, record.definition.timeline, refundable)
      : undefined
    const refund_id = randomUUID()
    await tx
      .insertInto('refund_acts')
      .values({ ...act, refund_id, staff_id: staffId, request_id: requestId })
      .execute()
    const refund_ids: string[] = []
    for (const { source, amount } of takeInOrder(orders, amountRupees)) {
      const { id } = await insertRefund(tx, {
        orderId: source.orderId,
        applicationId,
        origin: 'staff',
        staffRefundId: refund_id,
        amountRupees: String(amount),
        split: splitRefund(source.quote, { before: source.before, amount }),
      })
      refund_ids.push(id)
    }
    const told = { id: refund_id, application_id: applicationId, amount_rupees: amountRupees }
    await notifyOfRefund(tx, told, 'refund_requested')
    await recordStaffAudit(tx, record, 'request_refund', {
      refund_id,
      refund_ids,
      amount: amountRupees,
      ends_application: endsApplication,
      ...(byScale !== undefined && { scale_refund: byScale }),
    })
    return { id: refund_id, refund_ids }
  })
}

async function getRequested(db: Db, requestId: string): Promise<Requested> {
  const refunds = await db
    .selectFrom('refund_acts as a')
    .innerJoin('refunds as r', 'r.staff_refund_id', 'a.refund_id')
    .select(['a.refund_id', 'r.id'])
    .where('a.request_id', '=', requestId)
    .orderBy('r.requested_at')
    .execute()
  return { id: refunds[0]?.refund_id ?? '', refund_ids: refunds.map(({ id }) => id) }
}
