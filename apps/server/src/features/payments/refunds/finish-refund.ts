import { parseMoney, toRupees } from '@sanad/domain'
import { sql } from 'kysely'
import type { Db } from '../../../platform/db.ts'
import type { Issuer } from '../../money-documents/issue-documents.ts'
import { issueDueInvoice } from '../../money-documents/issue-due-invoice.ts'
import { issueRefundDocument } from '../../money-documents/issue-refund-document.ts'
import { postRefundPaid } from '../records/post-ledger.ts'
import type { Refund } from '../records/refund-queries.ts'
import { turnRefund } from '../records/turn-refund.ts'
import { auditRefund } from './audit-refund.ts'
import { notifyOfRefund } from './notify-of-refund.ts'

interface Sent {
  readonly refund: Refund
  readonly sentBy: 'gateway' | 'bank'
  readonly bankReference: string | null
}

/** Records that a refund was sent to the customer, once. Under the refund's lock; what follows from it belongs here. */
export async function finishRefund(
  tx: Db,
  issuer: Issuer,
  { refund, sentBy, bankReference }: Sent,
): Promise<void> {
  // Of several refunds that are sent at the same moment the last one has to see the others.
  await serialiseEndings(tx, refund.application_id)
  await turnRefund(tx, refund.id, 'succeeded', {
    sent_by: sentBy,
    bank_reference: bankReference,
    failure: null,
    completed_at: sql`clock_timestamp()`,
    next_poll_at: null,
  })
  await postRefundPaid(tx, refund, sentBy)
  await auditRefund(tx, refund, { action: 'REFUND_SUCCESSFUL', metadata: { sent_by: sentBy } })
  await tellWhenAllIsSent(tx, refund)
  // Last of all: the series of numbers stay locked until the transaction ends. What was never credited has none.
  if (refund.origin !== 'staff') return
  await issueRefundDocument(tx, issuer, await toRefunded(tx, refund, bankReference))
  const { customer_id: customerId } = await tx
    .selectFrom('applications')
    .select('customer_id')
    .where('id', '=', refund.application_id)
    .executeTakeFirstOrThrow()
  await issueDueInvoice(tx, issuer, { applicationId: refund.application_id, customerId })
}

/** An advisory lock, as other transactions lock the application before its refunds, which would be a deadlock here. */
async function serialiseEndings(tx: Db, applicationId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`ending of ${applicationId}`}, 0))`.execute(tx)
}

/** Of what staff sent back of several orders at once the customer hears once: when the last part of it was sent. */
async function tellWhenAllIsSent(tx: Db, refund: Refund): Promise<void> {
  if (refund.staff_refund_id === null) return notifyOfRefund(tx, refund, 'refund_completed')
  const { open, amount_rupees } = await tx
    .selectFrom('refunds')
    .select([
      sql<number>`count(*) filter (where state <> 'succeeded')::int`.as('open'),
      sql<string>`sum(amount_rupees)`.as('amount_rupees'),
    ])
    .where('staff_refund_id', '=', refund.staff_refund_id)
    .executeTakeFirstOrThrow()
  if (open > 0) return
  const { staff_refund_id: id, application_id } = refund
  await notifyOfRefund(tx, { id, application_id, amount_rupees }, 'refund_completed')
}

async function toRefunded(tx: Db, refund: Refund, bankReference: string | null) {
  const { en, hi } = await tx
    .selectFrom('refund_acts as a')
    .leftJoin('money_proposals as p', 'p.id', 'a.proposal_id')
    .select(['a.comment as en', 'p.customer_reason_hi as hi'])
    .where('a.refund_id', '=', refund.staff_refund_id)
    .where('a.kind', '=', 'requested')
    .executeTakeFirstOrThrow()
  return {
    refundId: refund.id,
    applicationId: refund.application_id,
    orderId: refund.order_id,
    amountRupees: toRupees(parseMoney(refund.amount_rupees)),
    reason: { en, ...(hi && { hi }) },
    bankReference,
  }
}
