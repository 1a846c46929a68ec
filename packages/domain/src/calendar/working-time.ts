import { addDays } from './calendar-days.ts'
import { DAY, IST_OFFSET, MINUTE } from './indian-time.ts'
import { fromMillis, type Instant, toMillis } from './instant.ts'
import type { WorkingCalendar } from './working-calendar.ts'

/** Limit: no calendar is closed for so long; without it data that closes every day would never end a search. */
const LONGEST_SEARCH_DAYS = 3660

interface Span {
  readonly from: number
  readonly to: number
}

/** Opening times from a moment on, the one under way cut at it, in milliseconds. */
function* openingsFrom(calendar: WorkingCalendar, from: number): Generator<Span> {
  const midnight = Math.floor((from + IST_OFFSET) / DAY) * DAY
  let day = new Date(midnight).toISOString().slice(0, 10)
  for (let passed = 0; passed < LONGEST_SEARCH_DAYS; passed++, day = addDays(day, 1)) {
    const start = midnight + passed * DAY - IST_OFFSET
    for (const { opens, closes } of calendar.windowsOn(day)) {
      const to = start + closes * MINUTE
      if (to > from) yield { from: Math.max(from, start + opens * MINUTE), to }
    }
  }
  throw new RangeError('The calendar has no opening in ten years')
}

/** Opening times before a moment, the latest first, the one under way cut at it, in milliseconds. */
function* openingsUntil(calendar: WorkingCalendar, until: number): Generator<Span> {
  const midnight = Math.floor((until + IST_OFFSET) / DAY) * DAY
  let day = new Date(midnight).toISOString().slice(0, 10)
  for (let passed = 0; passed < LONGEST_SEARCH_DAYS; passed++, day = addDays(day, -1)) {
    const start = midnight - passed * DAY - IST_OFFSET
    for (const { opens, closes } of calendar.windowsOn(day).toReversed()) {
      const from = start + opens * MINUTE
      if (from < until) yield { from, to: Math.min(until, start + closes * MINUTE) }
    }
  }
  throw new RangeError('The calendar had no opening in ten years')
}

/** The moment at which so many minutes of working time have passed; with none, the moment itself or the next opening. */
export function addWorkingMinutes(calendar: WorkingCalendar, from: Instant, minutes: number): Instant {
  let left = minutes * MINUTE
  for (const opening of openingsFrom(calendar, toMillis(from))) {
    const length = opening.to - opening.from
    if (left <= length) return fromMillis(opening.from + left)
    left -= length
  }
  return from
}

/** The moment before which so many minutes of working time passed until this one. */
export function subtractWorkingMinutes(calendar: WorkingCalendar, until: Instant, minutes: number): Instant {
  let left = minutes * MINUTE
  if (left <= 0) return until
  for (const opening of openingsUntil(calendar, toMillis(until))) {
    const length = opening.to - opening.from
    if (left <= length) return fromMillis(opening.to - left)
    left -= length
  }
  return until
}

/** Working time between two moments, in milliseconds: rounding each part would lose minutes in the sum. */
export function workingMillisBetween(calendar: WorkingCalendar, from: Instant, to: Instant): number {
  const end = toMillis(to)
  if (end <= toMillis(from)) return 0
  let sum = 0
  for (const opening of openingsFrom(calendar, toMillis(from))) {
    if (opening.from >= end) return sum
    sum += Math.min(opening.to, end) - opening.from
  }
  return sum
}
