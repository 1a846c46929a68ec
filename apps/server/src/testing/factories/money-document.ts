import { issueReceiptVoucher } from '../../features/money-documents/issue-receipt-voucher.ts'
import type { Services } from '../../platform/services.ts'

/** The receipt of what was paid for an application past the API. */
export async function createReceipt(
  { db, config }: Pick<Services, 'db' | 'config'>,
  { applicationId }: { applicationId: string },
): Promise<{ documentId: string; number: string; orderId: string }> {
  const { order_id: orderId } = await db
    .selectFrom('settled_items')
    .select('order_id')
    .where('application_id', '=', applicationId)
    .executeTakeFirstOrThrow()
  await db.transaction().execute((tx) => issueReceiptVoucher(tx, config, { orderId, applicationId }))
  const document = await db
    .selectFrom('money_documents')
    .select(['id as documentId', 'number'])
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow()
  return { ...document, orderId }
}
