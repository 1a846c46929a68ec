/** One line for all processes: numbers that were given out, and up to which of them people may enter. */
export interface WaitingLine {
  readonly issued: number
  readonly admitted: number
}

/** Whose turn it is has place 0; the first of those who wait, 1. */
export function placeOf(number: number, { admitted }: WaitingLine): number {
  return Math.max(number - admitted, 0)
}

export function isMoving({ issued, admitted }: WaitingLine): boolean {
  return issued > admitted
}

/** What an ordinary read may take before newcomers wait, from its arrival to its answer. */
export const fullAfterMs = 300
/** Half a second apart. */
export const looksToBeFull = 4

/**
 * Whether the wait stands (CoDel): a burst is gone at one of the looks, an overload is there at all of them. The longest
 * or the mean would close the door for one slow statement.
 */
export function isFull(delaysMs: readonly number[]): boolean {
  return delaysMs.length >= looksToBeFull && Math.min(...delaysMs.slice(-looksToBeFull)) > fullAfterMs
}

/** People a second who enter at one process while others wait. */
export const admission = { atFirst: 5, least: 0.5, most: 500 } as const

/**
 * Additive increase, multiplicative decrease (AIMD), by the second: the rate nears what the machine bears, whatever it
 * is. Never zero: whoever waits gets in. Numbers of people who have left cost nothing, so that the rate grows over them.
 */
export function nextRate(rate: number, { full, seconds }: { full: boolean; seconds: number }): number {
  const next = full ? rate * 0.7 ** seconds : rate + (0.5 + rate * 0.03) * seconds
  return Math.min(Math.max(next, admission.least), admission.most)
}

/** Often where the turn is near. So few ask far behind that a line of 100,000 asks some 500 times a second. */
export function askAgainSeconds(place: number): number {
  return Math.min(Math.max(Math.ceil(place / 50), 5), 300)
}
