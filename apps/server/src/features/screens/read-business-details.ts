import type { getBusinessDetails, SuccessOf } from '@sanad/contracts'
import { addDays, addMonths, indianDayOf, lastDayOf, monthOf } from '@sanad/domain'
import type { Licence } from '@sanad/domain/compliance'
import type { Language } from '../../platform/http/language.ts'
import { readNow } from '../../platform/read-now.ts'
import type { Services } from '../../platform/services.ts'
import { calendarWindow } from '../compliance/calendar/calendar-window.ts'
import { listItems } from '../compliance/calendar/list-items.ts'
import { type BusinessCompliance, getBusinessCompliance } from '../compliance/records/business-compliance.ts'
import { licenceTitleIn } from '../compliance/records/licence-title-in.ts'
import { listMyServices } from './list-my-services.ts'

type Details = SuccessOf<typeof getBusinessDetails>['data']

interface Page {
  readonly customerId: string
  readonly businessId: string
  readonly cursor: string | undefined
  readonly limit: number
  readonly language: Language
}

/** Read model of a business: licences, due dates, and a page of its applications. */
export async function readBusinessDetails(
  { db, config }: Pick<Services, 'db' | 'config'>,
  page: Page,
): Promise<{ data: Details; nextCursor: string | null }> {
  const business = await getBusinessCompliance(db, page)
  const { services, nextCursor } = await listMyServices({ db, config }, page)
  const data = {
    business: {
      id: business.id,
      name_of_firm: business.nameOfFirm,
      ...business.nameMark,
      user_id: page.customerId,
    },
    compliance: summarise(business, { today: indianDayOf(await readNow(db)), language: page.language }),
    services,
  }
  return { data, nextCursor }
}

const MONTHS_AHEAD = 3

function summarise(
  business: BusinessCompliance,
  reading: { today: string; language: Language },
): Details['compliance'] {
  const { today, language } = reading
  const past = { from: calendarWindow(today).from, to: addDays(today, -1) }
  const ahead = { from: today, to: lastDayOf(addMonths(monthOf(today), MONTHS_AHEAD)) }
  const open = (span: typeof past) =>
    listItems([business], span, reading).filter(({ status }) => status !== 'done')
  return {
    has_profile: business.profile !== null,
    licences: [...business.licences, ...business.renewals.map((renewal) => toLicenceView(renewal, language))],
    overdue: open(past).length,
    next: open(ahead)[0] ?? null,
  }
}

function toLicenceView({ id, title, validUntil }: Licence, language: Language) {
  return { id, title: licenceTitleIn(title, language), valid_until: validUntil }
}
