import type { ServiceApplication } from '@sanad/contracts'

/** A payment waits for the bank or for staff: what was chosen is told, and there is nothing to choose. */
export function isPaymentUndecided({ next_step }: Pick<ServiceApplication, 'next_step'>): boolean {
  return next_step.next === 'confirm_payment' || next_step.next === 'check_payment'
}
