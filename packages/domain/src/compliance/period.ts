import {
  addMonths,
  type CalendarDay,
  type CalendarMonth,
  firstDayOf,
  lastDayOf,
  monthOf,
} from '../calendar/calendar-days.ts'

export const periodKinds = ['month', 'quarter', 'half_year', 'year'] as const
export type PeriodKind = (typeof periodKinds)[number]

/** Reporting period of a filing. Quarters, half years and years are those of the financial year, April to March. */
export interface Period {
  readonly kind: PeriodKind
  readonly from: CalendarDay
  readonly to: CalendarDay
}

const lengths: Record<PeriodKind, number> = { month: 1, quarter: 3, half_year: 6, year: 12 }

/** Periods of one kind that end in a span (inclusive), in order. */
export function listPeriods(kind: PeriodKind, span: { from: CalendarDay; to: CalendarDay }): Period[] {
  const periods: Period[] = []
  let last = lastMonthOf(kind, monthOf(span.from))
  for (; lastDayOf(last) <= span.to; last = addMonths(last, lengths[kind])) {
    if (lastDayOf(last) >= span.from) periods.push(periodEndingIn(kind, last))
  }
  return periods
}

/** Calendar year in which the financial year of a period begins: 2025 for FY 2025-26. */
export function financialYearOf({ to }: Period): number {
  return Number(addMonths(monthOf(to), -3).slice(0, 4))
}

function periodEndingIn(kind: PeriodKind, month: CalendarMonth): Period {
  return { kind, from: firstDayOf(addMonths(month, 1 - lengths[kind])), to: lastDayOf(month) }
}

/** Last month of the period of that kind which contains the month. */
function lastMonthOf(kind: PeriodKind, month: CalendarMonth): CalendarMonth {
  // Counted from April, the first month of the financial year.
  const place = (Number(month.slice(5)) + 8) % 12
  return addMonths(month, lengths[kind] - 1 - (place % lengths[kind]))
}
