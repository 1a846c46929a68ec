import * as z from 'zod'
import type { Db } from '../../../platform/db.ts'
import { enqueueJob } from '../../../platform/jobs/enqueue-job.ts'
import { defineJob } from '../../../platform/jobs/job.ts'

const CancelEInvoice = z.object({ cancellationId: z.uuid() })

/** The portal says when it is too late: until it has answered, nobody knows whether a lost attempt came through. */
export const cancelEInvoiceJob = defineJob({
  name: 'cancel_e_invoice',
  payload: CancelEInvoice,
  maxAttempts: 35,
  priority: 'early',
  key: ({ cancellationId }) => cancellationId,
})

export async function enqueueCancellation(tx: Db, cancellationId: string): Promise<void> {
  await enqueueJob(tx, cancelEInvoiceJob, { cancellationId })
}
