import { randomUUID } from 'node:crypto'
import { splitRefund, takeInOrder } from '@sanad/domain'
import type { Db } from '../../../platform/db.ts'
import type { ApplicationRecord } from '../../case/application-record.ts'
import { insertRefund } from '../../payments/refunds/insert-refund.ts'
import { notifyOfRefund } from '../../payments/refunds/notify-of-refund.ts'
import { recordStaffAudit } from '../acts/record-staff-audit.ts'
import { listRefundableOrders } from '../acts/refundable-orders.ts'
import { findScaleRefund } from '../acts/scale-refund.ts'
import type { MoneyProposalRecord } from './proposal-record.ts'

/**
 * Sends an approved refund, allocated to the paid orders from the newest on, one refund per order. Under the
 * application's lock, under which it was checked that refunds together do not exceed the paid amount.
 */
export async function sendRefund(
  tx: Db,
  record: ApplicationRecord,
  { proposal, approvedBy }: { proposal: MoneyProposalRecord; approvedBy: string },
): Promise<void> {
  const { rupees, endsApplication } = proposal
  const orders = await listRefundableOrders(tx, record.id)
  // What was announced before the payment; the audit entry has both.
  const byScale = endsApplication ? findScaleRefund(record, record.definition.timeline, orders) : undefined
  const refund_id = randomUUID()
  await tx
    .insertInto('refund_acts')
    .values({
      application_id: record.id,
      kind: 'requested',
      amount_rupees: rupees,
      ends_application: endsApplication,
      comment: proposal.customerReason,
      proposal_id: proposal.id,
      refund_id,
      staff_id: approvedBy,
      request_id: randomUUID(),
    })
    .execute()
  const refund_ids: string[] = []
  for (const { source, amount } of takeInOrder(orders, rupees)) {
    const { id } = await insertRefund(tx, {
      orderId: source.orderId,
      applicationId: record.id,
      origin: 'staff',
      staffRefundId: refund_id,
      amountRupees: String(amount),
      split: splitRefund(source.quote, { before: source.before, amount }),
    })
    refund_ids.push(id)
  }
  const told = { id: refund_id, application_id: record.id, amount_rupees: rupees }
  await notifyOfRefund(tx, told, 'refund_requested')
  await recordStaffAudit(tx, record, 'request_refund', {
    proposal_id: proposal.id,
    proposed_by: proposal.proposedBy,
    refund_id,
    refund_ids,
    amount: rupees,
    ends_application: endsApplication,
    ...(byScale !== undefined && { scale_refund: byScale }),
  })
}
