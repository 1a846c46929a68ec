import { formatMoment, formatTimeOfDay } from '@sanad/domain'
import { type Language, localeOf } from '@sanad/texts'

const timeZone = 'Asia/Kolkata'

/** An instant as a day in India: 20 Nov 2026. */
export function formatDate(instant: string, language: Language): string {
  return new Date(instant).toLocaleDateString(localeOf(language), { dateStyle: 'medium', timeZone })
}

/** An instant as a moment in India: 20 Nov 2026, 5:35 PM; in Hindi with शाम 5:35. */
export function formatDateTime(instant: string, language: Language): string {
  return formatMoment(instant, localeOf(language))
}

/** An instant as a time of day in India: 5:35 PM; in Hindi शाम 5:35. */
export function formatTime(instant: string, language: Language): string {
  return formatTimeOfDay(instant, localeOf(language))
}
