import { formatTimeOfDay } from '@sanad/domain'
import { type Language, localeOf } from '@sanad/texts'

/** Parts of a moment as clocks and calendars in India show it; a day as YYYY-MM-DD is its midnight UTC, the same day. */
function write(moment: string, language: Language, options: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat(localeOf(language), { ...options, timeZone: 'Asia/Kolkata' }).format(
    new Date(moment),
  )
}

/** 11:00 AM; सुबह 11:00 */
export function timeText(moment: string, language: Language): string {
  return formatTimeOfDay(moment, localeOf(language))
}

/** Fri */
export function weekdayText(moment: string, language: Language): string {
  return write(moment, language, { weekday: 'short' })
}

/** 20 Nov */
export function dayText(moment: string, language: Language): string {
  return write(moment, language, { day: 'numeric', month: 'short' })
}

/** Friday, 20 November */
export function longDayText(moment: string, language: Language): string {
  return write(moment, language, { weekday: 'long', day: 'numeric', month: 'long' })
}

/** Fri, 20 Nov, 11:00 AM */
export function slotText(moment: string, language: Language): string {
  const day = write(moment, language, { weekday: 'short', day: 'numeric', month: 'short' })
  return `${day}, ${timeText(moment, language)}`
}
