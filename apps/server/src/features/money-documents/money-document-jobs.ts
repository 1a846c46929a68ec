import type { Db } from '../../platform/db.ts'
import type { JobHandler } from '../../platform/jobs/job.ts'
import type { Services } from '../../platform/services.ts'
import { handleCancelEInvoice } from './e-invoices/cancel-e-invoice.ts'
import { handleRegisterEInvoice } from './e-invoices/register-e-invoice.ts'

/** `onCancelled`: what a higher floor does when an invoice was cancelled. */
export function listMoneyDocumentJobs(
  services: Pick<Services, 'db' | 'invoiceRegistry'>,
  onCancelled: (tx: Db, documentId: string) => Promise<void>,
): JobHandler[] {
  return [handleRegisterEInvoice(services), handleCancelEInvoice({ ...services, onCancelled })]
}
