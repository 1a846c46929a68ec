import type { CalendarDay } from '../calendar/calendar-days.ts'

const CRORE = 10_000_000

/**
 * Aggregate turnover in rupees, of any financial year since 2017-18, above which invoices and credit notes to registered
 * buyers need an invoice reference number (rule 48(4) and (5) of the CGST Rules). Sources: legalsuvidha.com and
 * rudracap.com, seen on 22 November 2026.
 */
const neededAbove: readonly { readonly from: CalendarDay; readonly rupees: number }[] = [
  { from: '2023-08-01', rupees: 5 * CRORE },
]

/**
 * Turnover from which a document is registered within so many days of its date, or not at all. Not confirmed: from
 * professional knowledge, so that it warns and never refuses.
 */
const reportedWithin: readonly {
  readonly from: CalendarDay
  readonly rupees: number
  readonly days: number
}[] = [{ from: '2025-04-01', rupees: 10 * CRORE, days: 30 }]

/** Whether documents of that day need to be registered, by the highest turnover of any year. */
export function isEInvoiceNeeded(turnoverCrore: number, day: CalendarDay): boolean {
  const rule = neededAbove.findLast(({ from }) => from <= day)
  return rule !== undefined && turnoverCrore * CRORE > rule.rupees
}

/** Days from its date within which a document has to be registered; undefined if there is no such limit. */
export function daysToRegister(turnoverCrore: number, day: CalendarDay): number | undefined {
  const rule = reportedWithin.findLast(({ from }) => from <= day)
  return rule !== undefined && turnoverCrore * CRORE >= rule.rupees ? rule.days : undefined
}
