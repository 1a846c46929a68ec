import { addMonths, dayOf, indianDayOf, monthOf } from '@sanad/domain'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from '../../platform/app-error.ts'
import { readNow } from '../../platform/read-now.ts'
import type { Services } from '../../platform/services.ts'
import { listBusinessCompliance } from './business-compliance.ts'
import { findCalendarLink } from './calendar-link.ts'
import { listItems } from './list-items.ts'
import { writeCalendarFile } from './write-calendar-file.ts'

const MONTHS = 12

/** Sends what is to be done in the coming year to whoever holds a link that we signed; else there is no file. */
export async function serveCalendar(
  { db, config }: Services,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const now = await readNow(db)
  const link = findCalendarLink(config.secrets.fileLinks, request.query, now)
  if (!link) throw new AppError('not_found')
  const { customer: customerId, business: businessId, language } = link
  const businesses = await listBusinessCompliance(db, { customerId, businessId })
  const today = indianDayOf(now)
  const inAYear = dayOf(addMonths(monthOf(today), MONTHS), Number(today.slice(8)))
  const items = listItems(businesses, { from: today, to: inAYear }, today)
  const file = writeCalendarFile({
    items: items.filter(({ status }) => status !== 'done'),
    firms: new Map(businesses.map(({ id, nameOfFirm }) => [id, nameOfFirm])),
    language,
    now,
  })
  return reply
    .headers({
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': 'attachment; filename="sanad-due-dates.ics"',
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
    })
    .send(file)
}
