import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Instant } from '@sanad/domain'
import { languages } from '@sanad/texts'
import * as z from 'zod'

const LIFETIME_SECONDS = 600

export const calendarPath = '/api/compliance/calendar.ics'

const CalendarLink = z.object({
  customer: z.uuid(),
  /** Of one business; all of the customer's without it. */
  business: z.uuid().optional(),
  language: z.enum(languages),
  expires: z.coerce.number().int().min(0).max(1e11),
})
export type CalendarLink = z.infer<typeof CalendarLink>

/** Path of a customer's calendar file that opens without a login for ten minutes. */
export function calendarLink(key: Buffer, wish: Omit<CalendarLink, 'expires'>, now: Instant): string {
  const link = { ...wish, expires: Math.floor(Date.parse(now) / 1000) + LIFETIME_SECONDS }
  const { business, ...rest } = { ...link, expires: String(link.expires) }
  const query = new URLSearchParams({
    ...rest,
    ...(business ? { business } : {}),
    signature: sign(key, link),
  })
  return `${calendarPath}?${query}`
}

/** What a link that we made and that has not expired opens. */
export function findCalendarLink(key: Buffer, query: unknown, now: Instant): CalendarLink | undefined {
  const link = CalendarLink.extend({ signature: z.string().max(100) }).safeParse(query).data
  if (!link || link.expires * 1000 <= Date.parse(now)) return undefined
  const expected = Buffer.from(sign(key, link))
  const given = Buffer.from(link.signature)
  return given.length === expected.length && timingSafeEqual(given, expected) ? link : undefined
}

/** The first word keeps these signatures apart from those of other links under the same key. */
function sign(key: Buffer, { customer, business, language, expires }: CalendarLink): string {
  return createHmac('sha256', key)
    .update(['compliance-calendar', customer, business ?? '', language, expires].join('\n'))
    .digest('base64url')
}
