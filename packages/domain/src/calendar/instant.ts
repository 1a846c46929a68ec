/** A moment as ISO-8601 UTC text: "2026-11-20T12:05:00.000Z". */
export type Instant = string

/** Milliseconds since 1970. Throws a RangeError for a text that is no moment. */
export function toMillis(instant: Instant): number {
  const millis = Date.parse(instant)
  if (Number.isNaN(millis)) throw new RangeError(`Not an instant: ${JSON.stringify(instant)}`)
  return millis
}

/** Milliseconds since 1970 as an instant. */
export function fromMillis(millis: number): Instant {
  return new Date(millis).toISOString()
}

/** The latest of at least one instant. Compares moments: texts of different precision do not sort. */
export function latestOf(first: Instant, ...others: Instant[]): Instant {
  return others.reduce((latest, at) => (toMillis(at) > toMillis(latest) ? at : latest), first)
}
