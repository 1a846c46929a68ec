import type { Db } from '../../../platform/db.ts'
import type { GatewayRefund } from '../../../platform/payments/payment-gateway.ts'
import type { Issuer } from '../../money-documents/issue-documents.ts'
import { gatewayRefundId, lockRefund, type Refund } from '../records/refund-queries.ts'
import { turnRefund } from '../records/turn-refund.ts'
import { auditRefund } from './audit-refund.ts'
import { enqueueNextRefundPoll } from './enqueue-refund.ts'
import { finishRefund } from './finish-refund.ts'

/** What the gateway says of a refund; `refused`: it does not make it, and why. */
export type RefundTruth = GatewayRefund | { readonly refused: string }

/** Brings a refund in line with the gateway's truth about one of its tries. Safe to run any number of times. */
export async function settleRefund(
  tx: Db,
  issuer: Issuer,
  { asked, truth }: { asked: Refund; truth: RefundTruth },
): Promise<void> {
  const refund = await lockRefund(tx, asked.id)
  if (refund.state === 'succeeded' || refund.attempt !== asked.attempt) return
  if ('refused' in truth) return fail(tx, refund, truth.refused)
  if (truth.amountRupees !== refund.amount_rupees || truth.currency !== 'INR') {
    const failure = `The gateway reports ${truth.currency} ${truth.amountRupees} for ${gatewayRefundId(refund)}.`
    return follow(tx, refund, 'on_hold', failure)
  }
  const state = truth.status
  if (state === 'failed') return fail(tx, refund, truth.message)
  if (state !== 'succeeded') return follow(tx, refund, state, state === 'on_hold' ? truth.message : null)
  await finishRefund(tx, issuer, { refund, sentBy: 'gateway', bankReference: truth.bankReference })
}

async function follow(
  tx: Db,
  refund: Refund,
  state: 'pending' | 'on_hold',
  failure: string | null,
): Promise<void> {
  if (refund.state !== state) await turnRefund(tx, refund.id, state, { failure })
  else await tx.updateTable('refunds').set({ failure }).where('id', '=', refund.id).execute()
  await enqueueNextRefundPoll(tx, refund)
}

/** The gateway will not send it: staff see that, and have it sent again or pay it another way. */
async function fail(tx: Db, refund: Refund, failure: string): Promise<void> {
  if (refund.state === 'failed') return
  await turnRefund(tx, refund.id, 'failed', { failure, next_poll_at: null })
  await auditRefund(tx, refund, { action: 'REFUND_FAILED', status: 'failed', errorMessage: failure })
}
