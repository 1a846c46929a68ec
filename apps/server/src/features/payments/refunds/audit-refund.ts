import type { Db } from '../../../platform/db.ts'
import { type AuditFact, recordAudit } from '../../audit/record-audit.ts'
import type { Refund } from '../records/refund-queries.ts'

type RefundFact = Pick<AuditFact, 'action' | 'status' | 'errorMessage' | 'metadata'>

/** Records what became of a refund, with what it is of. */
export async function auditRefund(tx: Db, refund: Refund, { metadata, ...fact }: RefundFact): Promise<void> {
  const owner = await tx
    .selectFrom('applications')
    .select('customer_id')
    .where('id', '=', refund.application_id)
    .executeTakeFirstOrThrow()
  await recordAudit(tx, {
    ...fact,
    entityType: 'refund',
    entityId: refund.id,
    customerId: owner.customer_id,
    metadata: {
      application_id: refund.application_id,
      order_id: refund.order_id,
      amount: refund.amount_rupees,
      attempt: refund.attempt,
      ...metadata,
    },
  })
}
