import type { ComplianceItem } from '@sanad/contracts'
import type { Instant } from '@sanad/domain'
import { periodText } from '@sanad/domain/compliance'
import { localeOf } from '@sanad/texts'
import { complianceFormsMessages } from '@sanad/texts/common/compliance-forms'
import { compliancePurposesMessages } from '@sanad/texts/common/compliance-purposes'
import { textsIn } from '@sanad/texts/node'
import { calendarMessages } from '@sanad/texts/server/calendar'
import { ICalAlarmType, ICalCalendar, ICalEventTransparency } from 'ical-generator'
import type { Language } from '../../../platform/http/language.ts'

/** How often an app that subscribes is asked to read again, in seconds. */
const REFRESH_SECONDS = 12 * 3600

/** Alarm at 9 AM, two days before an all-day event. */
const REMIND_SECONDS = 39 * 3600

interface CalendarFile {
  readonly items: readonly ComplianceItem[]
  /** Business names by id. */
  readonly firms: ReadonlyMap<string, string>
  readonly language: Language
  readonly now: Instant
  /** What the portal is called in the language. */
  readonly brand: string
  /** There is more than the file can hold. */
  readonly isShortened?: boolean
}

/** iCalendar file (RFC 5545) of all-day events. UIDs are stable, so that importing a newer file replaces events. */
export function writeCalendarFile({ items, firms, language, now, brand, isShortened }: CalendarFile): string {
  const texts = textsIn(calendarMessages, language)
  const words = textsIn(complianceFormsMessages, language)
  const purposes = textsIn(compliancePurposesMessages, language)
  const calendar = new ICalCalendar({
    name: `${brand}: ${texts.title}`,
    ...(isShortened ? { description: texts.shortened } : {}),
    // REFRESH-INTERVAL and X-PUBLISHED-TTL.
    ttl: REFRESH_SECONDS,
    prodId: { company: 'Sanad', product: 'Compliance', language: language.toUpperCase() },
  })
  for (const item of items) {
    const about =
      item.licence?.title ?? (item.period ? periodText(item.period, localeOf(language), words) : '')
    calendar.createEvent({
      id: `${item.key}.${item.business_id}@sanad`,
      start: new Date(item.due_on),
      allDay: true,
      stamp: new Date(now),
      summary: `${words[`${item.form}.title`]}: ${about} (${firms.get(item.business_id) ?? ''})`,
      description: `${purposes[`${item.form}.purpose`]}\n${texts.disclaimer}`,
      transparency: ICalEventTransparency.TRANSPARENT,
      alarms: [{ type: ICalAlarmType.display, trigger: REMIND_SECONDS }],
    })
  }
  return calendar.toString()
}
