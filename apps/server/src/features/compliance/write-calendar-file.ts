import type { ComplianceItem } from '@sanad/contracts'
import { complianceForms, type Instant, periodText } from '@sanad/domain'
import { ICalAlarmType, ICalCalendar, ICalEventTransparency } from 'ical-generator'
import type { Language } from '../../platform/http/language.ts'

/** From 9 AM two days before. */
const REMIND_SECONDS = 39 * 3600

const texts = {
  en: {
    calendar: 'Due dates',
    disclaimer:
      'Due dates may be extended by a notification of the government. Please check before you file.',
  },
  hi: {
    calendar: 'देय तिथियाँ',
    disclaimer: 'सरकार की अधिसूचना से देय तिथि आगे बढ़ सकती है। जमा करने से पहले कृपया जाँच लें।',
  },
}

interface CalendarFile {
  readonly items: readonly ComplianceItem[]
  /** Name of the business by its id. */
  readonly firms: ReadonlyMap<string, string>
  readonly language: Language
  readonly now: Instant
}

/** An iCalendar file (RFC 5545) with one day for each item. An item keeps its id, so that a newer file replaces it. */
export function writeCalendarFile({ items, firms, language, now }: CalendarFile): string {
  const calendar = new ICalCalendar({
    name: `Sanad: ${texts[language].calendar}`,
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
      summary: `${title[language]}: ${about} (${firms.get(item.business_id) ?? ''})`,
      description: `${purpose[language]}\n${texts[language].disclaimer}`,
      transparency: ICalEventTransparency.TRANSPARENT,
      alarms: [{ type: ICalAlarmType.display, trigger: REMIND_SECONDS }],
    })
  }
  return calendar.toString()
}
