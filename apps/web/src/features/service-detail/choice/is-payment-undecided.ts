import type { ServiceApplication } from '@sanad/contracts'

/** A payment waits for the bank or for staff: what was chosen is told, and there is nothing to choose. */
export function isPaymentUndecided({
  live_order,
  next_step,
}: Pick<ServiceApplication, 'live_order' | 'next_step'>): boolean {
  return Boolean(live_order?.confirming) || next_step.next === 'check_payment'
}
