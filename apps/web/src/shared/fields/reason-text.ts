import {
  type CalendarDay,
  dateBoundsOf,
  dayOfLimit,
  type FieldDefinition,
  type FieldReason,
  inDayMonthYear,
  maxLengthOf,
} from '@sanad/domain'
import type { FieldReasonsTexts } from '@sanad/texts/common/field-reasons'
import { todayInIndia } from './today-in-india.ts'

/** Why a value is refused, in the server's words. */
export function reasonText(reason: FieldReason, field: FieldDefinition, texts: FieldReasonsTexts): string {
  const today = todayInIndia()
  const { earliest, latest } = dateBoundsOf(field)
  if (reason === 'too_long') return texts.longerThan({ max: maxLengthOf(field) })
  if (reason === 'date_too_late' && latest) return texts.laterThan({ day: writtenLimit(latest, today) })
  if (reason === 'date_too_early' && earliest) {
    return texts.earlierThan({ day: writtenLimit(earliest, today) })
  }
  return texts[reason]
}

const writtenLimit = (limit: string, today: CalendarDay) => inDayMonthYear(dayOfLimit(limit, today))
