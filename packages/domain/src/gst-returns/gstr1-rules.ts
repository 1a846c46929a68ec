import type { CalendarDay } from '../calendar/calendar-days.ts'

/** What GSTR-1 asks for, as dated data: the value in force is the last one that began. */
type Dated<T> = readonly { readonly from: CalendarDay; readonly value: T }[]

/**
 * Rupees above which an inter-State invoice to an unregistered buyer is declared one by one (table 5). ₹1,00,000 since
 * Notification 12/2024 – Central Tax.
 */
const largeInvoiceAbove: Dated<number> = [
  { from: '2017-07-01', value: 250_000 },
  { from: '2024-08-01', value: 100_000 },
]

/** Whether table 12 takes what registered buyers bought apart from the rest (phase III, from the period of May 2025). */
const hsnApart: Dated<boolean> = [
  { from: '2017-07-01', value: false },
  { from: '2025-05-01', value: true },
]

function inForce<T>(rules: Dated<T>, day: CalendarDay): T {
  const rule = rules.findLast(({ from }) => from <= day)
  if (!rule) throw new RangeError(`There was no GST on ${day}`)
  return rule.value
}

export const largeInvoiceAboveOn = (day: CalendarDay): number => inForce(largeInvoiceAbove, day)
export const isHsnApartOn = (day: CalendarDay): boolean => inForce(hsnApart, day)

/**
 * Place of supply of an advance whose State nobody knew: it is taxed as inter-State (rule 50, second proviso), and the
 * return has no code for "unknown" but that of the Other Territory.
 */
export const unknownPlaceOfSupply = '97'
