import { findEndingRefund } from '../payments/ending-refund.ts'
import { type ApplicationFacts, findPaidAt, type StaffAct } from './application-facts.ts'
import type { InformationRules } from './required-information.ts'
import type { TimelineStage } from './timeline.ts'

/** The specification's `client_status`; screens own its labels. */
export type ClientStatus = 'pending' | 'processing' | 'completed' | 'on_hold' | 'refund' | 'refund_completed'

/** Completed or paid back: nothing of the application changes any more. */
export function isOver(status: ClientStatus): boolean {
  return status === 'completed' || status === 'refund' || status === 'refund_completed'
}

export type Hold = Exclude<StaffAct, { act: 'complete' }>

/** The hold in force, if any: the last one that was not released. */
export function findHold(facts: ApplicationFacts): Hold | undefined {
  const last = facts.staffActs.findLast((act) => act.act !== 'complete')
  return last?.act === 'hold' ? last : undefined
}

function isOnHold(facts: ApplicationFacts): boolean {
  return findHold(facts) !== undefined
}

/**
 * Status by precedence: ended by refunds (under way, then completed), unpaid, all stages completed, on hold, otherwise
 * processing.
 */
export function clientStatusOf(
  service: InformationRules,
  facts: ApplicationFacts,
  timeline: readonly TimelineStage[],
): ClientStatus {
  const refund = findEndingRefund(facts)
  if (refund) return refund.status === 'completed' ? 'refund_completed' : 'refund'
  if (findPaidAt(service, facts) === undefined) return 'pending'
  if (timeline.every(({ status }) => status === 'completed')) return 'completed'
  return isOnHold(facts) ? 'on_hold' : 'processing'
}
