import type { ComplianceItem } from '@sanad/contracts'
import { complianceForms, type Instant, periodText, textIn } from '@sanad/domain'
import { textsIn } from '@sanad/texts/node'
import { calendarMessages } from '@sanad/texts/server/calendar'
import { ICalAlarmType, ICalCalendar, ICalEventTransparency } from 'ical-generator'
import type { Language } from '../../../platform/http/language.ts'

/** From 9 AM two days before. */
const REMIND_SECONDS = 39 * 3600

interface CalendarFile {
  readonly items: readonly ComplianceItem[]
  /** Name of the business by its id. */
  readonly firms: ReadonlyMap<string, string>
  readonly language: Language
  readonly now: Instant
}

/** An iCalendar file (RFC 5545) with one day for each item. An item keeps its id, so that a newer file replaces it. */
export function writeCalendarFile({ items, firms, language, now }: CalendarFile): string {
  const texts = textsIn(calendarMessages, language)
  const calendar = new ICalCalendar({
    name: `Sanad: ${texts.title}`,
    prodId: { company: 'Sanad', product: 'Compliance', language: language.toUpperCase() },
  })
  for (const item of items) {
    const { title, purpose } = complianceForms[item.form]
    const about = item.licence?.title ?? (item.period ? periodText(item.period, language) : '')
    calendar.createEvent({
      id: `${item.key}.${item.business_id}@sanad`,
      start: new Date(item.due_on),
      allDay: true,
      stamp: new Date(now),
      summary: `${textIn(title, language)}: ${about} (${firms.get(item.business_id) ?? ''})`,
      description: `${textIn(purpose, language)}\n${texts.disclaimer}`,
      transparency: ICalEventTransparency.TRANSPARENT,
      alarms: [{ type: ICalAlarmType.display, trigger: REMIND_SECONDS }],
    })
  }
  return calendar.toString()
}
