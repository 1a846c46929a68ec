const MINUTE = 60_000

/** Kept events a minute: of one kind from one network, and of everybody, so that nobody fills the log or the disk. */
export const EVENT_QUOTA = { ofOneSource: 5, ofAll: 60 } as const

/** Says whether one more event of this source is kept; `now` in milliseconds. */
export function createEventQuota(): (source: string, now: number) => boolean {
  let window = Number.NaN
  let kept = 0
  const bySource = new Map<string, number>()
  return (source, now) => {
    const current = Math.floor(now / MINUTE)
    if (current !== window) {
      window = current
      kept = 0
      bySource.clear()
    }
    const ofSource = bySource.get(source) ?? 0
    if (kept >= EVENT_QUOTA.ofAll || ofSource >= EVENT_QUOTA.ofOneSource) return false
    kept += 1
    bySource.set(source, ofSource + 1)
    return true
  }
}
