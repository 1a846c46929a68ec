import type { Services } from '../../../platform/services.ts'
import { finishRefund } from '../../payments/refunds/finish-refund.ts'
import { actOnFailedRefund } from './act-on-failed-refund.ts'

interface Completion {
  readonly refundId: string
  readonly staffId: string
  /** Of the transfer; the customer sees it. */
  readonly bankReference: string
  readonly comment: string
  readonly requestId: string
}

/** Records that the service centre paid by bank transfer what the gateway did not send. */
export function completeRefund(
  services: Services,
  { bankReference, ...completion }: Completion,
): Promise<void> {
  return actOnFailedRefund(services, { ...completion, kind: 'completed' }, (tx, refund) =>
    finishRefund(tx, services.config, { refund, sentBy: 'bank', bankReference }),
  )
}
