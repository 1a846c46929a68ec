import * as z from 'zod'
import type { Db } from '../../../platform/db.ts'
import { enqueueJob } from '../../../platform/jobs/enqueue-job.ts'
import { defineJob } from '../../../platform/jobs/job.ts'

const RegisterEInvoice = z.object({ documentId: z.uuid() })

/** Waits grow to six hours: about six days in all. Staff see it long before, and can have it tried at once. */
export const registerEInvoiceJob = defineJob({
  name: 'register_e_invoice',
  payload: RegisterEInvoice,
  maxAttempts: 35,
  key: ({ documentId }) => documentId,
})

export async function enqueueEInvoice(tx: Db, documentId: string): Promise<void> {
  await enqueueJob(tx, registerEInvoiceJob, { documentId })
}
