const storageKey = 'clockOffset'

/** Milliseconds, for where nothing is stored: cookies are blocked, or a page is rendered by the build. */
let learned = 0

/** A time of this device, corrected by the known clock skew: a phone's clock may be days off. */
export function toServerTime(deviceMillis: number): number {
  return deviceMillis + readSkew()
}

export function serverNow(): Date {
  return new Date(toServerTime(Date.now()))
}

/** Learns the clock skew from a response's `Date` header; false if there is none. */
export function learnServerTime(dateHeader: string | null | undefined): boolean {
  const time = Date.parse(dateHeader ?? '')
  if (Number.isNaN(time)) return false
  learned = time - Date.now()
  try {
    localStorage.setItem(storageKey, String(learned))
  } catch {
    // Quota or blocked cookies: it is still in memory.
  }
  return true
}

function readSkew(): number {
  try {
    return Number(localStorage.getItem(storageKey) ?? learned)
  } catch {
    return learned
  }
}
