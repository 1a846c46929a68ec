const storageKey = 'clockOffset'

/** Now, corrected by the known clock skew: a phone's clock may be days off. */
export function serverNow(): Date {
  return new Date(Date.now() + Number(localStorage.getItem(storageKey) ?? 0))
}

/** Learns the clock skew from a response's `Date` header; false if there is none. */
export function learnServerTime(dateHeader: string | null | undefined): boolean {
  const time = Date.parse(dateHeader ?? '')
  if (Number.isNaN(time)) return false
  localStorage.setItem(storageKey, String(time - Date.now()))
  return true
}
