import type { Instant } from './instant.ts'

/**
 * A moment in India as people there write it: "20 Nov 2026, 5:35 PM", and in other languages than English with the part
 * of the day in words: "20 नव॰ 2026, शाम 5:35". `isNear`: without the year.
 */
export function formatMoment(instant: Instant, locale: string, { isNear = false } = {}): string {
  return write(instant, locale, {
    day: 'numeric',
    month: 'short',
    ...(isNear ? {} : { year: 'numeric' }),
  })
}

/** A time of day in India, in the same words. */
export function formatTimeOfDay(instant: Instant, locale: string): string {
  return write(instant, locale, {})
}

/** The specification writes AM and PM, where the data of English in India has small letters. */
function write(instant: Instant, locale: string, date: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat(locale, { ...date, ...timeIn(locale) })
    .formatToParts(new Date(instant))
    .map(({ type, value }) => (type === 'dayPeriod' ? value.toUpperCase() : value))
    .join('')
}

function timeIn(locale: string): Intl.DateTimeFormatOptions {
  const isEnglish = locale.startsWith('en')
  return {
    timeZone: 'Asia/Kolkata',
    hour: 'numeric',
    minute: '2-digit',
    ...(isEnglish ? {} : { dayPeriod: 'short', hour12: true }),
  }
}
