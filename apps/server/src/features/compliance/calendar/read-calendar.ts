import type { ComplianceItem, ComplianceMonth, readComplianceCalendar, SuccessOf } from '@sanad/contracts'
import {
  addDays,
  addMonths,
  type CalendarDay,
  type CalendarMonth,
  firstDayOf,
  indianDayOf,
  lastDayOf,
  monthOf,
} from '@sanad/domain'
import type { Db } from '../../../platform/db.ts'
import type { Language } from '../../../platform/http/language.ts'
import { readNow } from '../../../platform/read-now.ts'
import {
  type BusinessCompliance,
  getBusinessCompliance,
  listBusinessCompliance,
} from '../records/business-compliance.ts'
import { questionsOf } from '../records/obligations-of.ts'
import { calendarWindow, firstMonth, lastMonth } from './calendar-window.ts'
import { listItems } from './list-items.ts'
import { listValidities } from './list-validities.ts'

interface Page {
  readonly customerId: string
  readonly businessId: string | undefined
  /** The last business of the page before. */
  readonly after: string | undefined
  readonly cursor: CalendarMonth | undefined
  readonly limit: number
  readonly language: Language
}

/** Bound of a call's work: each business has some hundred obligations within the calendar. */
const BUSINESSES = 25
const OVERDUE = 300
const VALIDITIES = 300

/** A page of months of a page of the customer's businesses, with everything overdue. */
export async function readCalendar(
  db: Db,
  { customerId, businessId, after, cursor, limit, language }: Page,
): Promise<SuccessOf<typeof readComplianceCalendar>> {
  const today = indianDayOf(await readNow(db))
  const reading = { today, language }
  const found = await listBusinessCompliance(db, { customerId, after, limit: BUSINESSES + 1 })
  const page = found.slice(0, BUSINESSES)
  const chosen =
    businessId === undefined ? undefined : await getBusinessOf(db, page, { customerId, businessId })
  const shown = chosen ? [chosen] : page
  const businesses = chosen && !page.includes(chosen) ? [chosen, ...page] : page

  const first = cursor ?? monthOf(today)
  const months = Array.from({ length: limit }, (_, index) => addMonths(first, index)).filter(
    (month) => month >= firstMonth(today) && month <= lastMonth(today),
  )
  const past = listItems(shown, { from: calendarWindow(today).from, to: addDays(today, -1) }, reading)
  const earliest = monthOf(past[0]?.due_on ?? today)
  const next = addMonths(first, limit)
  return {
    success: true,
    data: {
      today,
      businesses: businesses.map(({ id, nameOfFirm, nameMark, profile }) => ({
        id,
        name_of_firm: nameOfFirm,
        ...nameMark,
        has_profile: profile !== null,
      })),
      next_businesses: found.length > BUSINESSES ? (page.at(-1)?.id ?? null) : null,
      overdue: past.filter(({ status }) => status === 'overdue').slice(-OVERDUE),
      months: toMonths(months, shown, reading),
      questions: shown.flatMap((business) =>
        questionsOf(business, today).map((form) => ({ business_id: business.id, form })),
      ),
      validities: listValidities(shown, reading).slice(0, VALIDITIES),
    },
    next_cursor: next <= lastMonth(today) ? next : null,
    previous_cursor: first > earliest ? addMonths(first, -limit) : null,
  }
}

/** On the page, or read for itself; somebody else's is not found. */
async function getBusinessOf(
  db: Db,
  page: readonly BusinessCompliance[],
  owned: { customerId: string; businessId: string },
): Promise<BusinessCompliance> {
  return page.find(({ id }) => id === owned.businessId) ?? (await getBusinessCompliance(db, owned))
}

function toMonths(
  months: readonly CalendarMonth[],
  businesses: readonly BusinessCompliance[],
  reading: { today: CalendarDay; language: Language },
): ComplianceMonth[] {
  const [first, last] = [months[0], months.at(-1)]
  if (!first || !last) return []
  const items: ComplianceItem[] = listItems(
    businesses,
    { from: firstDayOf(first), to: lastDayOf(last) },
    reading,
  )
  return months.map((month) => ({ month, items: items.filter(({ due_on }) => monthOf(due_on) === month) }))
}
