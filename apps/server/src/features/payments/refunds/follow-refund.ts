import { orThrow } from '../../../platform/app-error.ts'
import { handleJob, type JobHandler } from '../../../platform/jobs/job.ts'
import {
  GatewayError,
  type NewGatewayRefund,
  type PaymentGateway,
} from '../../../platform/payments/payment-gateway.ts'
import type { Services } from '../../../platform/services.ts'
import { findOrder } from '../records/order-queries.ts'
import { orderRef } from '../records/order-ref.ts'
import { findRefund, gatewayRefundId, type Refund } from '../records/refund-queries.ts'
import { processRefund } from './enqueue-refund.ts'
import { type RefundTruth, settleRefund } from './settle-refund.ts'

/** Has the gateway send a refund, or asks what became of it: job, webhook and staff lead here. */
export async function followRefund(services: Services, refundId: string): Promise<void> {
  const { db } = services
  const refund = await findRefund(db, refundId)
  if (!refund || refund.state === 'succeeded') return
  // Outside any transaction: no lock is held while waiting for the gateway.
  const truth = await readRefundTruth(services, refund)
  if (!truth) return
  await db.transaction().execute((tx) => settleRefund(tx, services.config, { asked: refund, truth }))
}

export function handleProcessRefund(services: Services): JobHandler {
  return handleJob(processRefund, ({ refundId }) => followRefund(services, refundId))
}

/** What failed is only asked about: it is sent again when staff say so. */
async function readRefundTruth(services: Services, refund: Refund): Promise<RefundTruth | undefined> {
  const order = orThrow(await findOrder(services.db, refund.order_id), 'not_found')
  const gateway = services.gateways.of(order.provider)
  const wanted = { order: orderRef(order), refundId: gatewayRefundId(refund) }
  const existing = await gateway.findRefund(wanted)
  return existing ?? (refund.state === 'failed' ? undefined : createRefund(gateway, refund, wanted))
}

async function createRefund(
  gateway: PaymentGateway,
  refund: Refund,
  wanted: Pick<NewGatewayRefund, 'order' | 'refundId'>,
): Promise<RefundTruth> {
  try {
    return await gateway.createRefund({
      ...wanted,
      amountRupees: refund.amount_rupees,
      note: `Refund of ${refund.order_id}`,
    })
  } catch (error) {
    // Anything but a refusal is tried again.
    if (error instanceof GatewayError && error.reason === 'refused') return { refused: error.message }
    throw error
  }
}
