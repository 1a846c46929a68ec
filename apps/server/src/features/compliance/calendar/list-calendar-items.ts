import type { ComplianceItem } from '@sanad/contracts'
import { addMonths, type CalendarDay, dayOf, monthOf, plainShownName } from '@sanad/domain'
import type { Db } from '../../../platform/db.ts'
import type { Language } from '../../../platform/http/language.ts'
import { type BusinessCompliance, listBusinessCompliance } from '../records/business-compliance.ts'
import { listItems } from './list-items.ts'

const MONTHS = 12
/** Bounds of a file, above what a calendar app takes. A business of its own is always whole. */
const BUSINESSES = 500
const ITEMS = 5000
/** The event loop is free between two pages. */
const PAGE = 50

export interface CalendarItems {
  readonly items: readonly ComplianceItem[]
  /** Business names by id. */
  readonly firms: ReadonlyMap<string, string>
  /** There is more than the bounds allow. */
  readonly isShortened: boolean
}

/** The open obligations of the coming year, soonest first: of one business, or of all, page by page. */
export async function listCalendarItems(
  db: Db,
  { language, ...owned }: { customerId: string; businessId: string | undefined; language: Language },
  today: CalendarDay,
): Promise<CalendarItems> {
  const span = { from: today, to: dayOf(addMonths(monthOf(today), MONTHS), Number(today.slice(8))) }
  const firms = new Map<string, string>()
  let items: ComplianceItem[] = []
  let isShortened = false
  let after: string | undefined
  for (let read = 0; read < BUSINESSES; read += PAGE) {
    const page = await listBusinessCompliance(db, { ...owned, after, limit: PAGE })
    for (const { id, nameOfFirm, nameMark } of page) {
      firms.set(id, plainShownName(nameOfFirm, nameMark.name_mark))
    }
    const added = listItems(page, span, { today, language }).filter(({ status }) => status !== 'done')
    items = [...items, ...added].sort(bySoonest)
    isShortened ||= items.length > ITEMS
    items = items.slice(0, ITEMS)
    after = page.at(-1)?.id
    if (page.length < PAGE) return { items, firms, isShortened }
  }
  return { items, firms, isShortened: isShortened || (await hasMore(db, owned.customerId, after)) }
}

const bySoonest = (one: ComplianceItem, other: ComplianceItem) =>
  Number(one.due_on > other.due_on) - Number(one.due_on < other.due_on)

async function hasMore(db: Db, customerId: string, after: string | undefined): Promise<boolean> {
  const next: BusinessCompliance[] = await listBusinessCompliance(db, { customerId, after, limit: 1 })
  return next.length > 0
}
