import type { CalendarDay } from '../calendar/calendar-days.ts'
import { financialYearAt } from '../calendar/financial-year.ts'
import type { Instant } from '../calendar/instant.ts'

/** Last day to declare a credit note: 30 November after the financial year of the supply (section 34(2) of the CGST Act). */
export function lastDayOfCreditNote(invoicedAt: Instant): CalendarDay {
  return `${financialYearAt(invoicedAt) + 1}-11-30`
}
