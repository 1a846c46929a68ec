import type { ServiceApplication } from '@sanad/contracts'

/** Message key of the reason why the business is locked; undefined if it is not. */
export function findBusinessLock({
  serviceDetails,
  allowed_actions,
  live_order,
  next_step,
}: ServiceApplication): 'locked' | 'openOrder' | 'bankDecides' | 'beingChecked' | undefined {
  if (allowed_actions.includes('change_business')) return undefined
  if (serviceDetails.payment_status === 1) return 'locked'
  if (next_step.next === 'check_payment') return 'beingChecked'
  return live_order?.confirming ? 'bankDecides' : 'openOrder'
}
