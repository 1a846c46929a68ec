import type { TicketPayment } from '@sanad/contracts/staff'
import { standingOf } from '@sanad/domain'
import type { Db } from '../../../platform/db.ts'
import { findApplicationRecord } from '../../case/application-record.ts'
import { toNextStepView } from '../../case/next-step-view.ts'

/** How the payment of an application stands, in short: many tickets ask about it. */
export async function readPaymentState(
  db: Db,
  owned: { readonly applicationId: string; readonly customerId: string },
): Promise<TicketPayment | null> {
  const record = await findApplicationRecord(db, owned)
  if (!record) return null
  const { paidRupees, refunds } = record.facts
  const sumOf = (status: (typeof refunds)[number]['status']) =>
    refunds.filter((refund) => refund.status === status).reduce((sum, refund) => sum + refund.amountRupees, 0)
  return {
    paid_rupees: paidRupees,
    paid_back_rupees: sumOf('completed'),
    refunding_rupees: sumOf('requested'),
    next: toNextStepView(standingOf(record).nextStep).next,
  }
}
