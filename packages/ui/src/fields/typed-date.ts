import { type CalendarDay, inDayMonthYear, isCalendarDate } from '@sanad/domain'

/** Devanagari keyboards type ०–९. */
function latinDigits(text: string): string {
  return text.replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - 0x966))
}

/** The day that a text means, or undefined: 4/12/1988, 04.12.1988, 04121988, or 1988-12-04 as browsers autofill it. */
export function findTypedDay(text: string): CalendarDay | undefined {
  const plain = latinDigits(text).replace(/\s/g, '')
  if (isCalendarDate(plain)) return plain
  const parts = /^(\d{1,2})([/.-])(\d{1,2})\2(\d{4})$/.exec(plain)
  const digits = /^(\d{2})()(\d{2})(\d{4})$/.exec(plain)
  const [, day = '', , month = '', year] = parts ?? digits ?? []
  const iso = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  return isCalendarDate(iso) ? iso : undefined
}

/** A value as the field shows it: an incomplete one as it was typed. */
export function shownDate(value: string): string {
  return isCalendarDate(value) ? inDayMonthYear(value) : value
}

/**
 * The value after typing: a day as YYYY-MM-DD once it is complete, what was typed until then. Slashes are added while the
 * text grows, because numeric keyboards have none; not while it shrinks, or a slash could not be deleted.
 */
export function afterTyping(text: string, shown: string): string {
  const day = findTypedDay(text)
  if (day) return day
  const plain = latinDigits(text)
    .replace(/[.\-\s]+/g, '/')
    .replace(/\/{2,}/g, '/')
    .replace(/[^\d/]/g, '')
    .slice(0, 10)
  const isFull = /^\d{2}$|^\d{1,2}\/\d{2}$/.test(plain)
  return isFull && plain.length > shown.length ? `${plain}/` : plain
}
