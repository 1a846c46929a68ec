/** Point in time as ISO 8601 in UTC: "2026-11-20T12:05:00.000Z". */
export type Instant = string

/** Unix time in milliseconds. Throws a RangeError for a text that is not a date. */
export function toMillis(instant: Instant): number {
  const millis = Date.parse(instant)
  if (Number.isNaN(millis)) throw new RangeError(`Not an instant: ${JSON.stringify(instant)}`)
  return millis
}

/** Instant of a Unix time in milliseconds. */
export function fromMillis(millis: number): Instant {
  return new Date(millis).toISOString()
}

/** Latest of several instants. Compared as numbers: texts of different precision do not sort. */
export function latestOf(first: Instant, ...others: Instant[]): Instant {
  return others.reduce((latest, at) => (toMillis(at) > toMillis(latest) ? at : latest), first)
}
