import { addMonths, monthOf } from './calendar-days.ts'
import { indianDayOf } from './indian-time.ts'
import type { Instant } from './instant.ts'

/** Calendar year in which the financial year (1 April to 31 March, IST) of an instant begins. */
export function financialYearAt(instant: Instant): number {
  return Number(addMonths(monthOf(indianDayOf(instant)), -3).slice(0, 4))
}

/** Short form for document numbers: 2026 → "26-27", 2099 → "99-00". */
export function financialYearText(year: number): string {
  const short = (value: number) => String(value % 100).padStart(2, '0')
  return `${short(year)}-${short(year + 1)}`
}
