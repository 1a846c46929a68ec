import { AppError } from '../../../platform/app-error.ts'
import type { Db } from '../../../platform/db.ts'
import type { ApplicationRecord } from '../../case/application-record.ts'
import { readRefundable } from '../acts/refundable-orders.ts'
import { assertStaffAction } from '../acts/staff-application.ts'

/** Refuses a refund that the situation does not allow, or that is more than what is left; `reserved` is spoken for. */
export async function assertRefundable(
  tx: Db,
  record: ApplicationRecord,
  { rupees, reserved = 0 }: { rupees: number; reserved?: number },
): Promise<void> {
  assertStaffAction(record, 'request_refund')
  const refundable = Math.max(0, (await readRefundable(tx, record.id)) - reserved)
  if (rupees > refundable) {
    throw new AppError('refund_too_large', { details: { refundable_rupees: refundable } })
  }
}
