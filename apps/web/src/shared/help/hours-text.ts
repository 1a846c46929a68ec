import type { HelpContact } from '@sanad/contracts'
import { formatTimeOfDay } from '@sanad/domain'
import { type Language, localeOf } from '@sanad/texts'

/** 5 January 1970 was a Monday. */
const MONDAY = 4

/** The days and times in words of the language, as parameters of a text. */
export function hoursIn(
  { from_day, to_day, opens, closes }: HelpContact['hours'],
  language: Language,
): { from: string; to: string; opens: string; closes: string } {
  const locale = localeOf(language)
  const day = (number: number) =>
    new Date(Date.UTC(1970, 0, MONDAY + number)).toLocaleDateString(locale, {
      weekday: 'long',
      timeZone: 'UTC',
    })
  const time = (text: string) => formatTimeOfDay(`1970-01-01T${text}:00+05:30`, locale)
  return { from: day(from_day), to: day(to_day), opens: time(opens), closes: time(closes) }
}
