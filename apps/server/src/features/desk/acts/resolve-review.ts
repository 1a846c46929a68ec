import { phaseOfOrder } from '@sanad/domain'
import { AppError, orThrow } from '../../../platform/app-error.ts'
import type { Db } from '../../../platform/db.ts'
import { GatewayError } from '../../../platform/payments/payment-gateway.ts'
import type { Services } from '../../../platform/services.ts'
import { type CapturedPayment, listForeignPayments } from '../../payments/records/foreign-payments.ts'
import { findOrder, lockOrder, type PaymentOrder } from '../../payments/records/order-queries.ts'
import { turnOrder } from '../../payments/records/turn-order.ts'
import { returnCaptured } from '../../payments/settling/return-surplus.ts'
import { listHeldPayments } from '../../payments/settling/settle-order.ts'
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
 * Resolves the manual review of an order whose payment did not match: refunds all rupees captured by the gateway or,
 * where there are none, closes the order. It is never settled. Payments in a foreign currency are closed separately,
 * whatever the state of the order and of the payments at the gateway: they cannot be refunded from here.
 */
export async function resolveReview(services: Services, given: Resolution): Promise<void> {
  const { orderId, staffId, resolution, comment, requestId } = given
  const seen = orThrow(await findOrder(services.db, orderId), 'not_found')
  const held = isDecided(seen) ? [] : await listHeld(services, seen)
  await services.db.transaction().execute(async (tx) => {
    const application = await lockApplicationOf(tx, orderId)
    const order = await lockOrder(tx, orderId)
    const act = { order_id: orderId, resolution, comment }
    if (await isRepeated(tx, 'review_acts', requestId, act)) return
    const payments = await (resolution === 'refund' ? sendBack(tx, order, held) : close(tx, order, held))
    const payment_ids = payments.map(({ paymentId }) => paymentId)
    await tx
      .insertInto('review_acts')
      .values({ ...act, payment_ids, staff_id: staffId, request_id: requestId })
      .execute()
    const captured = payments.map(({ currency, amountRupees }) => `${currency} ${amountRupees}`)
    await recordStaffAudit(tx, application, 'resolve_review', { order_id: orderId, resolution, captured })
  })
}

type Captured = readonly CapturedPayment[]

/** Final states that are never reviewed. */
function isDecided({ state }: PaymentOrder): boolean {
  return phaseOfOrder(state) === 'decided'
}

/** Returns the refunded payments; foreign-currency ones stay open. */
async function sendBack(tx: Db, order: PaymentOrder, held: Captured): Promise<Captured> {
  if (order.state !== 'review') throw notAllowed('This order is not in review.')
  if (held.length === 0) throw notAllowed('The gateway holds no money of this order.')
  const rupees = held.filter(isInRupees)
  if (rupees.length === 0) throw notAllowed('Only rupees can be sent back from here.')
  await returnCaptured(tx, order, rupees)
  return rupees
}

/** Returns the closed payments: in a foreign currency, handled by staff outside the portal. */
async function close(tx: Db, order: PaymentOrder, held: Captured): Promise<Captured> {
  if (order.state === 'review') {
    if (held.some(isInRupees)) throw notAllowed('The gateway holds money of this order; it must go back.')
    await turnOrder(tx, order.order_id, 'failed')
    return held
  }
  const foreign = isDecided(order) ? await listForeignPayments(tx, order.order_id) : []
  if (foreign.length === 0) throw notAllowed('This order is not in review.')
  return foreign
}

function isInRupees({ currency }: CapturedPayment): boolean {
  return currency === 'INR'
}

async function listHeld(services: Services, order: PaymentOrder): Promise<Captured> {
  try {
    return await listHeldPayments(services, order)
  } catch (error) {
    if (error instanceof GatewayError) throw new AppError('unavailable', { cause: error })
    throw error
  }
}

/** Includes deleted applications: a late payment may belong to one. */
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
