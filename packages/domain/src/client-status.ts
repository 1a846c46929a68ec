import { type ApplicationFacts, findPaidAt } from './application-facts.ts'
import type { InformationRules } from './required-information.ts'
import { timelineOf } from './timeline.ts'

/** The specification's `client_status`; its labels are the screens' business. */
export type ClientStatus = 'pending' | 'processing' | 'completed' | 'on_hold' | 'refund' | 'refund_completed'

/** Whether the last hold of staff was not taken back. */
export function isOnHold(facts: ApplicationFacts): boolean {
  return facts.staffActs.findLast(({ act }) => act !== 'complete')?.act === 'hold'
}

/**
 * The status by the strongest fact: a refund under way or done, unpaid, every stage completed, on hold, otherwise
 * processing. A refund is completed when none is still only requested.
 */
export function clientStatusOf(service: InformationRules, facts: ApplicationFacts): ClientStatus {
  if (facts.refunds.some(({ status }) => status === 'requested')) return 'refund'
  if (facts.refunds.length > 0) return 'refund_completed'
  if (findPaidAt(service, facts) === undefined) return 'pending'
  if (timelineOf(service, facts).every(({ status }) => status === 'completed')) return 'completed'
  return isOnHold(facts) ? 'on_hold' : 'processing'
}
