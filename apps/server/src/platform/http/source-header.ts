import { createHash } from 'node:crypto'
import { sourceDateOf } from '@sanad/contracts'

const DAY = 86_400_000
const IST = 5.5 * 3_600_000

/** The header of a call at this moment. */
export function sourceOf(now: Date): string {
  return createHash('sha256').update(sourceDateOf(now)).digest('hex')
}

/**
 * Whether the `source` header is the hash of today, a day earlier or later, in UTC or IST.
 * A label of our clients, not a protection: anybody can compute it.
 */
export function isKnownSource(header: string | undefined, now: Date): boolean {
  if (header === undefined) return false
  const days = [-DAY, 0, DAY].flatMap((shift) => [shift, shift + IST])
  return days.some((shift) => sourceOf(new Date(now.getTime() + shift)) === header)
}
