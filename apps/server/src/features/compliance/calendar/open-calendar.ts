import { addMonths, dayOf, indianDayOf, monthOf } from '@sanad/domain'
import { AppError } from '../../../platform/app-error.ts'
import { readNow } from '../../../platform/read-now.ts'
import type { Services } from '../../../platform/services.ts'
import { listBusinessCompliance } from '../records/business-compliance.ts'
import { findCalendarLink } from './calendar-link.ts'
import { listItems } from './list-items.ts'
import { writeCalendarFile } from './write-calendar-file.ts'

const MONTHS = 12

/** The iCalendar file behind a signed link: open obligations of the coming year. */
export async function openCalendar(
  { db, config }: Pick<Services, 'db' | 'config'>,
  query: unknown,
): Promise<string> {
  const now = await readNow(db)
  const link = findCalendarLink(config.secrets.fileLinks, query, now)
  if (!link) throw new AppError('not_found')
  const { customer: customerId, business: businessId, language } = link
  const businesses = await listBusinessCompliance(db, { customerId, businessId })
  const today = indianDayOf(now)
  const inAYear = dayOf(addMonths(monthOf(today), MONTHS), Number(today.slice(8)))
  const items = listItems(businesses, { from: today, to: inAYear }, today)
  return writeCalendarFile({
    items: items.filter(({ status }) => status !== 'done'),
    firms: new Map(businesses.map(({ id, nameOfFirm }) => [id, nameOfFirm])),
    language,
    now,
  })
}
