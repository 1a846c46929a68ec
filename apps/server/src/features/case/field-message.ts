import {
  type CalendarDay,
  dateBoundsOf,
  dayOfLimit,
  type FieldDefinition,
  type FieldReason,
  inDayMonthYear,
  maxLengthOf,
} from '@sanad/domain'
import { sourceLanguage } from '@sanad/texts'
import { fieldReasonsMessages } from '@sanad/texts/common/field-reasons'
import { textsIn } from '@sanad/texts/node'

const texts = textsIn(fieldReasonsMessages, sourceLanguage)

/** What to tell about a value that was refused, in English; a screen says it in its own language by the reason. */
export function reasonMessage(reason: FieldReason): string {
  return texts[reason]
}

/** The same with the limits of the field: its length, or its dates as of today. */
export function fieldMessage(field: FieldDefinition, reason: FieldReason, today: CalendarDay): string {
  const { earliest, latest } = dateBoundsOf(field)
  if (reason === 'too_long') return texts.longerThan({ max: maxLengthOf(field) })
  if (reason === 'date_too_late' && latest) return texts.laterThan({ day: writtenLimit(latest, today) })
  if (reason === 'date_too_early' && earliest) {
    return texts.earlierThan({ day: writtenLimit(earliest, today) })
  }
  return texts[reason]
}

const writtenLimit = (limit: string, today: CalendarDay) => inDayMonthYear(dayOfLimit(limit, today))
