import { createHash } from 'node:crypto'
import { sourceDateOf } from '@sanad/contracts'
import { LRUCache } from 'lru-cache'

const DAY = 86_400_000
const IST = 5.5 * 3_600_000

/** By date: every call is compared with several of them. */
const hashes = new LRUCache<string, string>({ max: 16 })

/** The header of a call at this moment. */
export function sourceOf(now: Date): string {
  const date = sourceDateOf(now)
  const hash = hashes.get(date) ?? createHash('sha256').update(date).digest('hex')
  hashes.set(date, hash)
  return hash
}

/**
 * Whether the `source` header is the hash of today, a day earlier or later, in UTC or IST.
 * A label of our clients, not a protection: anybody can compute it.
 */
export function isKnownSource(header: string | undefined, now: Date): boolean {
  if (header === undefined) return false
  // Today first: it is what nearly every call says.
  const days = [0, -DAY, DAY].flatMap((shift) => [shift, shift + IST])
  return days.some((shift) => sourceOf(new Date(now.getTime() + shift)) === header)
}
