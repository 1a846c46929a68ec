import { type Channel, type Notification, writeShortLink } from '@sanad/contracts'
import { displayTrackingId, formatMoment, formatRupees } from '@sanad/domain'
import { localeOf } from '@sanad/texts'
import type { Language } from '../../../platform/http/language.ts'

/** Maps a notification to the params of its message template. */
export function messageParams(
  { params, target }: Notification,
  { channel, language }: { channel: Channel; language: Language },
): Record<string, string> {
  const words: Record<string, string> = { link: writeShortLink(target) }
  for (const [name, value] of Object.entries(params)) if (typeof value === 'string') words[name] = value
  // As the portal shows it: whoever looks for the one that was sent must find the same.
  if ('track_id' in params) words.track_id = displayTrackingId(params.track_id)
  const locale = localeOf(language)
  if (channel === 'sms' && 'service' in params) words.service = params.short_service ?? params.service
  // Texts go on with a full stop of their own. A param that is empty fails the message, so "..." stays.
  if ('reason' in params && params.reason)
    words.reason = params.reason.replace(/[\s.।]+$/u, '') || params.reason
  if ('amount_rupees' in params && params.amount_rupees !== undefined)
    words.amount = formatRupees(params.amount_rupees).slice('₹'.length)
  if ('items' in params) words.items = params.items.join(', ')
  if ('due_on' in params) words.day = dayOf(params.due_on, locale)
  if ('former_on' in params) words.former = dayOf(params.former_on, locale)
  if ('starts_at' in params) words.time = formatMoment(params.starts_at, locale, { isNear: true })
  return words
}

function dayOf(day: string, locale: string): string {
  return new Date(day).toLocaleDateString(locale, { day: 'numeric', month: 'long', timeZone: 'UTC' })
}
