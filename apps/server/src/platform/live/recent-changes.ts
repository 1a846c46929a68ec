import { replayedMs } from '@sanad/contracts'
import type { PortalChange } from './portal-change.ts'

const MOST = 10_000

/**
 * The changes of the last minute. A page that has just opened read its data a moment before it began to listen:
 * what happened in between it hears from here, instead of reading everything twice.
 */
export interface RecentChanges {
  add(change: PortalChange): void
  of(customerId: string): RecentChange[]
  /** How long ago changes of the last minute may have gone by unheard; undefined where all are here. */
  findGapAge(): number | undefined
  /** How long ago the last change of the last minute was, anybody's; or since when some may have gone by unheard. */
  findLastAge(): number | undefined
  /** Changes may have gone by unheard. */
  beginAnew(): void
}

/** Ages are whole milliseconds, rounded down: what a page read within them it read after the change. */
export interface RecentChange {
  readonly change: PortalChange
  readonly age: number
}

export function createRecentChanges(now: () => number = () => performance.now()): RecentChanges {
  let kept: { at: number; change: PortalChange }[] = []
  let completeSince = Number.POSITIVE_INFINITY

  function forgetOld(): void {
    const from = now() - replayedMs
    const first = kept.findIndex(({ at }) => at >= from)
    if (first !== 0) kept = first === -1 ? [] : kept.slice(first)
  }

  function findGapAge(): number | undefined {
    const age = Math.floor(now() - completeSince)
    return age < replayedMs ? Math.max(age, 0) : undefined
  }

  return {
    add({ customer, topic, id }) {
      const change = { customer, topic, id }
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
      return kept
        .filter(({ change }) => change.customer === customerId)
        .map(({ at, change }) => ({ change, age: Math.floor(now() - at) }))
    },
    findGapAge,
    findLastAge() {
      forgetOld()
      const last = kept.at(-1)
      return last ? Math.floor(now() - last.at) : findGapAge()
    },
    beginAnew() {
      kept = []
      completeSince = now()
    },
  }
}
