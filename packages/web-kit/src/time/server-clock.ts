const storageKey = 'clockOffset'

/** Milliseconds, as far as they could not be stored. */
let unstored: number | undefined

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
  const skew = time - Date.now()
  try {
    localStorage.setItem(storageKey, String(skew))
    unstored = undefined
  } catch {
    // Quota or blocked cookies: this page knows it.
    unstored = skew
  }
  return true
}

function readSkew(): number {
  if (unstored !== undefined) return unstored
  try {
    return Number(localStorage.getItem(storageKey)) || 0
  } catch {
    // Cookies are blocked, or a page is rendered by the build.
    return 0
  }
}
