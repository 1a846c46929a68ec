import { randomUUID } from 'node:crypto'
import type { Services } from '../../app.ts'
import { AppError } from '../../platform/app-error.ts'
import type { Db } from '../../platform/db.ts'
import { notifyOfApplication } from '../notifications/notify-of-application.ts'
import { isRepeated } from './is-repeated.ts'
import { recordStaffAudit } from './record-staff-audit.ts'
import { readRefundable } from './refund-queries.ts'
import { assertStaffAction, lockForStaff } from './staff-application.ts'

interface Request {
  readonly applicationId: string
  readonly staffId: string
  readonly amountRupees: number
  readonly reason: string
  readonly requestId: string
}

/** Records that money is to go back. Under the application's lock, so that refunds never exceed what was paid. */
export function requestRefund(
  { db }: Pick<Services, 'db'>,
  { applicationId, staffId, amountRupees, reason, requestId }: Request,
): Promise<{ id: string }> {
  return db.transaction().execute(async (tx) => {
    const record = await lockForStaff(tx, applicationId)
    const act = {
      application_id: applicationId,
      kind: 'requested' as const,
      amount_rupees: amountRupees,
      comment: reason,
    }
    if (await isRepeated(tx, 'refund_acts', requestId, act)) return findRefundOf(tx, requestId)
    assertStaffAction(record, 'request_refund')
    const refundable = await readRefundable(tx, applicationId)
    if (amountRupees > refundable) {
      throw new AppError('refund_too_large', { details: { refundable_rupees: refundable } })
    }
    const refund_id = randomUUID()
    await tx
      .insertInto('refund_acts')
      .values({ ...act, refund_id, staff_id: staffId, request_id: requestId })
      .execute()
    await notifyOfApplication(tx, record, {
      kind: 'refund_requested',
      params: { amount_rupees: amountRupees },
      fact: refund_id,
    })
    await recordStaffAudit(tx, record, 'request_refund', { refund_id, amount: amountRupees })
    return { id: refund_id }
  })
}

function findRefundOf(db: Db, requestId: string): Promise<{ id: string }> {
  return db
    .selectFrom('refund_acts')
    .select('refund_id as id')
    .where('request_id', '=', requestId)
    .executeTakeFirstOrThrow()
}
