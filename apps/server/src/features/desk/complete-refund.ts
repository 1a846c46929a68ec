import type { Services } from '../../app.ts'
import { orThrow } from '../../platform/app-error.ts'
import type { Db } from '../../platform/db.ts'
import { notifyOfApplication } from '../notifications/notify-of-application.ts'
import { isRepeated } from './is-repeated.ts'
import { recordStaffAudit } from './record-staff-audit.ts'
import { actNotAllowed, assertStaffAction, lockForStaff } from './staff-application.ts'

interface Completion {
  readonly refundId: string
  readonly staffId: string
  readonly comment: string
  readonly requestId: string
}

/** Records that the money of a refund has reached the customer. */
export async function completeRefund(
  { db }: Pick<Services, 'db'>,
  { refundId, staffId, comment, requestId }: Completion,
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const { applicationId, amountRupees } = orThrow(await findRefund(tx, refundId, 'requested'), 'not_found')
    const record = await lockForStaff(tx, applicationId)
    const act = { application_id: applicationId, refund_id: refundId, kind: 'completed' as const, comment }
    if (await isRepeated(tx, 'refund_acts', requestId, act)) return
    assertStaffAction(record, 'complete_refund')
    if (await findRefund(tx, refundId, 'completed')) throw actNotAllowed(['request_refund'])
    await tx
      .insertInto('refund_acts')
      .values({ ...act, staff_id: staffId, request_id: requestId })
      .execute()
    await notifyOfApplication(tx, record, {
      kind: 'refund_completed',
      params: { amount_rupees: amountRupees ?? 0 },
      fact: refundId,
    })
    await recordStaffAudit(tx, record, 'complete_refund', { refund_id: refundId })
  })
}

function findRefund(db: Db, refundId: string, kind: 'requested' | 'completed') {
  return db
    .selectFrom('refund_acts')
    .select(['application_id as applicationId', 'amount_rupees as amountRupees'])
    .where('refund_id', '=', refundId)
    .where('kind', '=', kind)
    .executeTakeFirst()
}
