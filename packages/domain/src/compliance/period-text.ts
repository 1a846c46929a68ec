import { financialYearOf, type Period } from './period.ts'

const locales = { en: 'en-IN', hi: 'hi-IN' } as const

/** Period for display: "October 2026", "Jul to Sep 2026", "FY 2025-26". */
export function periodText(period: Period, language: 'en' | 'hi'): string {
  const write = (day: string, options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locales[language], { ...options, timeZone: 'UTC' }).format(new Date(day))
  if (period.kind === 'month') return write(period.to, { month: 'long', year: 'numeric' })
  if (period.kind === 'year') {
    const year = financialYearOf(period)
    const years = `${year}-${String((year + 1) % 100).padStart(2, '0')}`
    return language === 'hi' ? `वित्त वर्ष ${years}` : `FY ${years}`
  }
  const from = write(period.from, { month: 'short' })
  const to = write(period.to, { month: 'short', year: 'numeric' })
  return language === 'hi' ? `${from} से ${to}` : `${from} to ${to}`
}
