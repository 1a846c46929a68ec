import type { FastifyBaseLogger } from 'fastify'
import { listComplianceJobs } from './features/compliance/compliance-jobs.ts'
import { listConsultationJobs } from './features/consultations/consultation-jobs.ts'
import { tellOfCancelledInvoice } from './features/desk/acts/tell-of-invoice.ts'
import { listDeskJobs } from './features/desk/desk-jobs.ts'
import { listFileScanJobs } from './features/file-scans/file-scan-jobs.ts'
import { listMoneyDocumentJobs } from './features/money-documents/money-document-jobs.ts'
import { listNotificationJobs } from './features/notifications/notification-jobs.ts'
import { listPaymentJobs } from './features/payments/payment-jobs.ts'
import { listPersonalDataJobs } from './features/personal-data/personal-data-jobs.ts'
import { listWorkJobs } from './features/work/work-jobs.ts'
import { foldCustomerChanges } from './platform/customer-revision.ts'
import { forgetRateLimits } from './platform/http/forget-rate-limits.ts'
import type { JobHandler } from './platform/jobs/job.ts'
import { listMessageJobs } from './platform/messages/send-message.ts'
import type { Services } from './platform/services.ts'
import { listUploadJobs } from './platform/uploads/upload-jobs.ts'

/** Background work, enqueued by requests or run by the clock; every feature's jobs are listed here by name. */
export function listJobHandlers(services: Services, log: FastifyBaseLogger): JobHandler[] {
  return [
    forgetRateLimits(services.db),
    foldCustomerChanges(services.db),
    ...listMessageJobs({ ...services, log }),
    ...listUploadJobs(services),
    ...listFileScanJobs({ ...services, log }),
    ...listNotificationJobs(services),
    ...listConsultationJobs(services),
    ...listComplianceJobs(services),
    ...listPaymentJobs(services),
    ...listMoneyDocumentJobs(services, tellOfCancelledInvoice),
    ...listDeskJobs(services),
    ...listPersonalDataJobs(services),
    ...listWorkJobs(services),
  ]
}
