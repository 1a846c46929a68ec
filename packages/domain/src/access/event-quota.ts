const MINUTE = 60_000

/**
 * Kept events a minute: of one kind from one source, of everybody, and of those who are named and told most by, which
 * have a share of their own. So nobody fills the log or the disk, and a flood of strangers does not hide what concerns an account.
 */
export const EVENT_QUOTA = { ofOneSource: 5, ofAll: 60, ofNamed: 60 } as const

interface Occurrence {
  /** Kind and network, or kind and person: each has its own count. */
  readonly sources: readonly string[]
  /** Counts in the share of its own. */
  readonly isNamed: boolean
}

export interface EventQuota {
  /** Says whether one more event is kept; `now` in milliseconds. */
  keeps(occurrence: Occurrence, now: number): boolean
  /** Number of events not kept since the last call. */
  takeDropped(): number
}

export function createEventQuota(): EventQuota {
  let window = Number.NaN
  let kept = { named: 0, others: 0 }
  let dropped = 0
  const bySource = new Map<string, number>()
  return {
    keeps({ sources, isNamed }, now) {
      const current = Math.floor(now / MINUTE)
      if (current !== window) {
        window = current
        kept = { named: 0, others: 0 }
        bySource.clear()
      }
      const isFull = isNamed ? kept.named >= EVENT_QUOTA.ofNamed : kept.others >= EVENT_QUOTA.ofAll
      if (isFull || sources.some((source) => (bySource.get(source) ?? 0) >= EVENT_QUOTA.ofOneSource)) {
        dropped += 1
        return false
      }
      kept[isNamed ? 'named' : 'others'] += 1
      for (const source of sources) bySource.set(source, (bySource.get(source) ?? 0) + 1)
      return true
    },
    takeDropped() {
      const number = dropped
      dropped = 0
      return number
    },
  }
}
