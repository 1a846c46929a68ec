import type { ServiceApplication } from '@sanad/contracts'

/** A refund, under way or sent, ended it: nothing more is done. */
export function isPaidBack({ client_status }: Pick<ServiceApplication['serviceDetails'], 'client_status'>) {
  return client_status === 'refund' || client_status === 'refund_completed'
}
