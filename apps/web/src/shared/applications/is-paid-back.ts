import type { ServiceApplication } from '@sanad/contracts'

/** Everything that was paid for it goes back, or went: nothing more is done. */
export function isPaidBack({ client_status }: Pick<ServiceApplication['serviceDetails'], 'client_status'>) {
  return client_status === 'refund' || client_status === 'refund_completed'
}
