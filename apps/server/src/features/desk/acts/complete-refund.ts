import type { Services } from '../../../platform/services.ts'
import { finishRefund } from '../../payments/refunds/finish-refund.ts'
import { actOnFailedRefund } from './act-on-failed-refund.ts'

interface Completion {
  readonly refundId: string
  readonly staffId: string
  /** UTR of the bank transfer; shown to the customer. */
  readonly bankReference: string
  readonly comment: string
  readonly requestId: string
}

/** Completes a failed refund outside the gateway, by a bank transfer of the service centre. */
export function completeRefund(
  services: Services,
  { bankReference, ...completion }: Completion,
): Promise<void> {
  return actOnFailedRefund(services, { ...completion, kind: 'completed' }, (tx, refund) =>
    finishRefund(tx, services.config, { refund, sentBy: 'bank', bankReference }),
  )
}
