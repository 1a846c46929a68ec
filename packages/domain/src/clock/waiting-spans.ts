import { MINUTE } from '../calendar/indian-time.ts'
import { type Instant, toMillis } from '../calendar/instant.ts'
import type { InformationRules } from '../case/required-information.ts'
import { type Standing, standingOf } from '../case/standing.ts'
import type { ApplicationHistory } from './application-history.ts'
import { factsAt, listMoments, openOrderAt } from './facts-at.ts'

/** Whom an application waits for; nobody once it has ended. */
export type WaitsFor = 'us' | 'customer' | 'department' | 'bank' | 'nobody'

/** A time in which it waited for the same in the same stage. */
export interface WaitingSpan {
  readonly from: Instant
  /** Null for the one under way. */
  readonly to: Instant | null
  readonly waitsFor: WaitsFor
  readonly stageId: string | null
}

const HOLDS = { customer: 'customer', department: 'department', ours: 'us' } as const

export function waitsForOf({
  clientStatus,
  nextStep,
  hold,
}: Pick<Standing, 'clientStatus' | 'nextStep' | 'hold'>): WaitsFor {
  if (clientStatus === 'on_hold') return HOLDS[hold?.waitsFor ?? 'ours']
  // A refund on its way, and a debit that the bank has not decided: nothing is left for us to do.
  if (nextStep.next === 'wait_for_refund' || nextStep.next === 'confirm_payment') return 'bank'
  switch (nextStep.turn) {
    case 'you':
      return 'customer'
    case 'us':
      return 'us'
    case 'department':
      return 'department'
    case 'nobody':
      return 'nobody'
  }
}

/** Whom it waited for from its beginning until now, without a gap: the facts are replayed moment by moment. */
export function listWaitingSpans(
  definition: InformationRules,
  history: ApplicationHistory,
  now: Instant,
): WaitingSpan[] {
  const spans: WaitingSpan[] = []
  for (const from of listMoments(history, now)) {
    const facts = factsAt(history, from)
    const standing = standingOf({ definition, facts, openOrder: openOrderAt(history, from) })
    const { stageId } = standing.nextStep
    const waitsFor = waitsForOf(standing)
    const last = spans.at(-1)
    if (last?.waitsFor === waitsFor && last.stageId === stageId) continue
    if (last) spans[spans.length - 1] = { ...last, to: from }
    spans.push({ from, to: null, waitsFor, stageId })
  }
  return spans
}

const minuteOf = (instant: Instant) => Math.floor(toMillis(instant) / MINUTE)

/**
 * Minutes on the wall that it waited for each. Moments are cut to their minute before they are subtracted, so that the
 * parts add up to the whole.
 */
export function sumWaiting(spans: readonly WaitingSpan[], now: Instant): Record<WaitsFor, number> {
  const sums = { us: 0, customer: 0, department: 0, bank: 0, nobody: 0 }
  for (const { from, to, waitsFor } of spans) sums[waitsFor] += minuteOf(to ?? now) - minuteOf(from)
  return sums
}
