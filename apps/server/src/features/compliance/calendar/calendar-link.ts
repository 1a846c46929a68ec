import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Instant } from '@sanad/domain'
import { languages } from '@sanad/texts'
import * as z from 'zod'

const LIFETIME_SECONDS = 600

export const calendarPath = '/api/compliance/calendar.ics'

const CalendarLink = z.object({
  customer: z.uuid(),
  /** One business; all of the customer's if omitted. */
  business: z.uuid().optional(),
  language: z.enum(languages),
  expires: z.coerce.number().int().min(0).max(1e11),
})
export type CalendarLink = z.infer<typeof CalendarLink>

/** Signed URL path of a customer's calendar file, valid for ten minutes without a login. */
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

/** Verifies signature and expiry of a link; undefined where either fails. */
export function findCalendarLink(key: Buffer, query: unknown, now: Instant): CalendarLink | undefined {
  const link = CalendarLink.extend({ signature: z.string().max(100) }).safeParse(query).data
  if (!link || link.expires * 1000 <= Date.parse(now)) return undefined
  const expected = Buffer.from(sign(key, link))
  const given = Buffer.from(link.signature)
  return given.length === expected.length && timingSafeEqual(given, expected) ? link : undefined
}

/** Domain separation: the first word distinguishes these signatures from other links' under the same key. */
function sign(key: Buffer, { customer, business, language, expires }: CalendarLink): string {
  return createHmac('sha256', key)
    .update(['compliance-calendar', customer, business ?? '', language, expires].join('\n'))
    .digest('base64url')
}
