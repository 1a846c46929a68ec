import type { PortalChange } from './portal-change.ts'

const KEPT_SECONDS = 60
const MOST = 10_000

/**
 * The changes of the last minute. A page that has just opened read its data a moment before it began to listen:
 * what happened in between it hears from here, instead of reading everything twice.
 */
export interface RecentChanges {
  add(change: PortalChange): void
  of(customerId: string): PortalChange[]
  /** Whether every change of the last minute is here. */
  isComplete(): boolean
  /** Changes may have gone by unheard. */
  beginAnew(): void
}

export function createRecentChanges(now: () => number = () => performance.now() / 1000): RecentChanges {
  let kept: { at: number; change: PortalChange }[] = []
  let completeSince = Number.POSITIVE_INFINITY

  function forgetOld(): void {
    const from = now() - KEPT_SECONDS
    const first = kept.findIndex(({ at }) => at >= from)
    if (first !== 0) kept = first === -1 ? [] : kept.slice(first)
  }

  return {
    add(change) {
      if (kept.length >= MOST) forgetOld()
      if (kept.length >= MOST) {
        const half = kept.length / 2
        completeSince = kept[half]?.at ?? now()
        kept = kept.slice(half)
      }
      kept.push({ at: now(), change })
    },
    of(customerId) {
      forgetOld()
      return kept.filter(({ change }) => change.customer === customerId).map(({ change }) => change)
    },
    isComplete: () => completeSince <= now() - KEPT_SECONDS,
    beginAnew() {
      kept = []
      completeSince = now()
    },
  }
}
