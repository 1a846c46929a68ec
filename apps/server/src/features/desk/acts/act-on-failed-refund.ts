import { AppError, orThrow } from '../../../platform/app-error.ts'
import type { Db } from '../../../platform/db.ts'
import { GatewayError } from '../../../platform/payments/payment-gateway.ts'
import type { Services } from '../../../platform/services.ts'
import { findRefund, lockRefund, type Refund } from '../../payments/records/refund-queries.ts'
import { followRefund } from '../../payments/refunds/follow-refund.ts'
import { isRepeated } from './is-repeated.ts'
import { recordStaffAudit } from './record-staff-audit.ts'
import { actNotAllowed } from './staff-application.ts'

interface Act {
  readonly kind: 'retried' | 'completed'
  readonly refundId: string
  readonly staffId: string
  readonly comment: string
  readonly requestId: string
}

/**
 * Records an act of staff on a failed refund. Reconciles with the gateway first: a refund that it has sent after all must
 * not be sent twice.
 */
export async function actOnFailedRefund(
  services: Services,
  { kind, refundId, staffId, comment, requestId }: Act,
  change: (tx: Db, refund: Refund) => Promise<void>,
): Promise<void> {
  const { db } = services
  orThrow(await findRefund(db, refundId), 'not_found')
  await lookOnceMore(services, refundId)
  await db.transaction().execute(async (tx) => {
    const refund = await lockRefund(tx, refundId)
    const act = { application_id: refund.application_id, refund_id: refundId, kind, comment }
    if (await isRepeated(tx, 'refund_acts', requestId, act)) return
    if (refund.state !== 'failed') throw actNotAllowed([])
    await tx
      .insertInto('refund_acts')
      .values({ ...act, staff_id: staffId, request_id: requestId })
      .execute()
    await change(tx, refund)
    const application = await tx
      .selectFrom('applications')
      .select(['id', 'customer_id as customerId', 'track_id as trackId'])
      .where('id', '=', refund.application_id)
      .executeTakeFirstOrThrow()
    const name = kind === 'retried' ? 'retry_refund' : 'complete_refund'
    await recordStaffAudit(tx, application, name, { refund_id: refundId, amount: refund.amount_rupees })
  })
}

async function lookOnceMore(services: Services, refundId: string): Promise<void> {
  try {
    await followRefund(services, refundId)
  } catch (error) {
    if (error instanceof GatewayError) throw new AppError('unavailable', { cause: error })
    throw error
  }
}
