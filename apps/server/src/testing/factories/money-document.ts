import { getBilledApplication } from '../../features/money-documents/billed-application.ts'
import { draftReceiptVoucher } from '../../features/money-documents/draft-receipt-voucher.ts'
import { issueDocuments } from '../../features/money-documents/issue-documents.ts'
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
  await db.transaction().execute(async (tx) => {
    const application = await getBilledApplication(tx, applicationId, config.secrets.personalData)
    const draft = draftReceiptVoucher(application, orderId)
    await issueDocuments(tx, config, draft ? [draft] : [])
  })
  const document = await db
    .selectFrom('money_documents')
    .select(['id as documentId', 'number'])
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow()
  return { ...document, orderId }
}
