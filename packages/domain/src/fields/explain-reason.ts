import { type CalendarDay, inDayMonthYear } from '../calendar/calendar-days.ts'
import { type FieldReason, maxLengthOf } from './check-field-value.ts'
import { dateBoundsOf, dayOfLimit, yearsBefore } from './date-bounds.ts'
import { effectiveInputType } from './effective-input-type.ts'
import type { FieldDefinition } from './field-definition.ts'

/** A sentence for each reason, and those that name the limit that the field has of its own. */
export interface ReasonTexts extends Record<FieldReason, string> {
  longerThan(limit: { max: number }): string
  laterThan(limit: { day: string }): string
  /** Of the day of a birth. */
  youngerThan(limit: { day: string; years: number }): string
  earlierThan(limit: { day: string }): string
  atLeast(limit: { min: string }): string
  atMost(limit: { max: string }): string
}

/** Why the field refuses a value, with its length, its numbers or its dates as of today, in the language of the texts. */
export function explainReason(
  reason: FieldReason,
  { field, today, texts }: { field: FieldDefinition; today: CalendarDay; texts: ReasonTexts },
): string {
  if (reason === 'empty') return texts[emptyReason(field)]
  const { earliest, latest } = dateBoundsOf(field)
  const written = (limit: string) => inDayMonthYear(dayOfLimit(limit, today))
  if (reason === 'too_long') return texts.longerThan({ max: maxLengthOf(field) })
  if (reason === 'date_too_late' && latest) {
    const years = (field.sameAs ?? field.id) === 'date_of_birth' ? yearsBefore(latest) : undefined
    const day = written(latest)
    return years === undefined ? texts.laterThan({ day }) : texts.youngerThan({ day, years })
  }
  if (reason === 'date_too_early' && earliest) return texts.earlierThan({ day: written(earliest) })
  const { min, max } = field.numbers ?? {}
  if (reason === 'number_too_small' && min !== undefined) return texts.atLeast({ min: inGroups(min) })
  if (reason === 'number_too_large' && max !== undefined) return texts.atMost({ max: inGroups(max) })
  return texts[reason]
}

/** What is chosen from is not filled in. */
function emptyReason(field: FieldDefinition): FieldReason {
  const type = effectiveInputType(field)
  if (type === 'state') return 'not_a_state'
  return type === 'radio' || type === 'select' || type === 'checkbox' ? 'not_an_option' : 'empty'
}

const inGroups = (number: number) => number.toLocaleString('en-IN')
