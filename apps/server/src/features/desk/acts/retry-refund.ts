import { readNow } from '../../../platform/read-now.ts'
import type { Services } from '../../../platform/services.ts'
import { turnRefund } from '../../payments/records/turn-refund.ts'
import { enqueueRefund } from '../../payments/refunds/enqueue-refund.ts'
import { actOnFailedRefund } from './act-on-failed-refund.ts'

interface Retry {
  readonly refundId: string
  readonly staffId: string
  readonly comment: string
  readonly requestId: string
}

/** Retries a failed refund at the gateway under a new refund id. */
export function retryRefund(services: Services, retry: Retry): Promise<void> {
  return actOnFailedRefund(services, { ...retry, kind: 'retried' }, async (tx, refund) => {
    await turnRefund(tx, refund.id, 'requested', { attempt: refund.attempt + 1, failure: null })
    await enqueueRefund(tx, refund.id, new Date(await readNow(tx)))
  })
}
