const storageKey = 'clockOffset'

/** The server's time, as far as it is known: the clock of a phone may be days off. */
export function serverNow(): Date {
  return new Date(Date.now() + Number(localStorage.getItem(storageKey) ?? 0))
}

/** Takes the time from the `Date` header of an answer; false when there is none to take. */
export function learnServerTime(dateHeader: string | null | undefined): boolean {
  const time = Date.parse(dateHeader ?? '')
  if (Number.isNaN(time)) return false
  localStorage.setItem(storageKey, String(time - Date.now()))
  return true
}
