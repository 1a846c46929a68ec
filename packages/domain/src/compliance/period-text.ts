import { financialYearOf, type Period } from './period.ts'

interface PeriodWords {
  readonly 'period.year': (params: { years: string }) => string
  readonly 'period.fromTo': (params: { from: string; to: string }) => string
}

const formats = new Map<string, Intl.DateTimeFormat>()

/** A formatter is made once per locale and shape: making one takes a hundred times as long as its use. */
function formatOf(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${locale} ${options.month} ${options.year}`
  const format = formats.get(key) ?? new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' })
  formats.set(key, format)
  return format
}

/** Period for display: "October 2026", "Jul to Sep 2026", "FY 2025-26". */
export function periodText(period: Period, locale: string, words: PeriodWords): string {
  const write = (day: string, options: Intl.DateTimeFormatOptions) =>
    formatOf(locale, options).format(new Date(day))
  if (period.kind === 'month') return write(period.to, { month: 'long', year: 'numeric' })
  if (period.kind === 'year') {
    const year = financialYearOf(period)
    const years = `${year}-${String((year + 1) % 100).padStart(2, '0')}`
    return words['period.year']({ years })
  }
  const from = write(period.from, { month: 'short' })
  const to = write(period.to, { month: 'short', year: 'numeric' })
  return words['period.fromTo']({ from, to })
}
