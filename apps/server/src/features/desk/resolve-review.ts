import type { Services } from '../../app.ts'
import { AppError, orThrow } from '../../platform/app-error.ts'
import type { Db } from '../../platform/db.ts'
import { type GatewayAttempt, GatewayError } from '../../platform/payments/payment-gateway.ts'
import { returnCaptured } from '../payments/credit-order.ts'
import { findOrder, lockOrder, setOrderState } from '../payments/payment-queries.ts'
import { readGatewayTruth } from '../payments/settle-order.ts'
import { isRepeated } from './is-repeated.ts'
import { recordStaffAudit } from './record-staff-audit.ts'

interface Resolution {
  readonly orderId: string
  readonly staffId: string
  readonly resolution: 'refund' | 'nothing'
  readonly comment: string
  readonly requestId: string
}

/**
 * Ends the review of an order that was paid otherwise than we asked: what the gateway holds now goes back or, where
 * it holds nothing of ours, the order is closed. It is never settled.
 */
export async function resolveReview(services: Services, given: Resolution): Promise<void> {
  const { orderId, staffId, resolution, comment, requestId } = given
  orThrow(await findOrder(services.db, orderId), 'not_found')
  const attempts = await readAttempts(services, orderId)
  const success = attempts.find(({ status }) => status === 'SUCCESS')
  await services.db.transaction().execute(async (tx) => {
    const application = await lockApplicationOf(tx, orderId)
    const order = await lockOrder(tx, orderId)
    const act = { order_id: orderId, resolution, comment }
    if (await isRepeated(tx, 'review_acts', requestId, act)) return
    if (order.state !== 'review') throw notAllowed('This order is not in review.')
    const payment_id = success?.paymentId ?? null
    await tx
      .insertInto('review_acts')
      .values({ ...act, payment_id, staff_id: staffId, request_id: requestId })
      .execute()
    if (resolution === 'refund') await returnCaptured(tx, order, assertRefundable(success))
    else await close(tx, orderId, success)
    const facts = {
      order_id: orderId,
      resolution,
      captured: success?.amountRupees,
      currency: success?.currency,
    }
    await recordStaffAudit(tx, application, 'resolve_review', facts)
  })
}

function assertRefundable(success: GatewayAttempt | undefined): GatewayAttempt {
  if (!success) throw notAllowed('The gateway holds no money of this order.')
  if (success.currency !== 'INR') throw notAllowed('Only rupees can be sent back from here.')
  return success
}

async function close(tx: Db, orderId: string, success: GatewayAttempt | undefined): Promise<void> {
  if (success?.currency === 'INR') throw notAllowed('The gateway holds money of this order; it must go back.')
  await setOrderState(tx, orderId, 'failed')
}

async function readAttempts(services: Services, orderId: string): Promise<readonly GatewayAttempt[]> {
  try {
    return (await readGatewayTruth(services, orderId)).attempts
  } catch (error) {
    if (error instanceof GatewayError) throw new AppError('unavailable', { cause: error })
    throw error
  }
}

/** Also of a deleted application: money of it may have come in late. */
function lockApplicationOf(tx: Db, orderId: string) {
  return tx
    .selectFrom('applications')
    .select(['id', 'customer_id as customerId', 'track_id as trackId'])
    .where('id', '=', (query) =>
      query.selectFrom('payment_orders').select('application_id').where('order_id', '=', orderId),
    )
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow()
}

const notAllowed = (message: string) => new AppError('act_not_allowed', { message })
