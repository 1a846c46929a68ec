import { handleJob, type JobHandler } from '../../../platform/jobs/job.ts'
import { GatewayError } from '../../../platform/payments/payment-gateway.ts'
import type { Services } from '../../../platform/services.ts'
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
  const existing = await services.payments.findRefund(refund.order_id, gatewayRefundId(refund))
  return existing ?? (refund.state === 'failed' ? undefined : createRefund(services, refund))
}

async function createRefund({ payments }: Services, refund: Refund): Promise<RefundTruth> {
  try {
    return await payments.createRefund({
      orderId: refund.order_id,
      refundId: gatewayRefundId(refund),
      amountRupees: refund.amount_rupees,
      note: `Refund of ${refund.order_id}`,
    })
  } catch (error) {
    // Anything but a refusal is tried again.
    if (error instanceof GatewayError && error.reason === 'refused') return { refused: error.message }
    throw error
  }
}
