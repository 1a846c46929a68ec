import type { JobHandler } from '../../platform/jobs/job.ts'
import type { Services } from '../../platform/services.ts'
import { handleCancelEInvoice } from './e-invoices/cancel-e-invoice.ts'
import { handleRegisterEInvoice } from './e-invoices/register-e-invoice.ts'

export function listMoneyDocumentJobs(services: Pick<Services, 'db' | 'invoiceRegistry'>): JobHandler[] {
  return [handleRegisterEInvoice(services), handleCancelEInvoice(services)]
}
