import { addDays, type CalendarDay, daysBetween } from '../calendar/calendar-days.ts'
import { indianDayOf } from '../calendar/indian-time.ts'
import type { ApplicationFacts, AskedBy } from './application-facts.ts'

/** Days that a customer has for what staff ask for, unless staff choose another day; at most a year. */
export const askedWithinDays = 7
export const mostDaysAhead = 366

/** What staff asked for by a day and has not come: another file for a rejected one, a text, a date, a file. */
export interface OpenAsk extends AskedBy {
  /** Of the document, the field or the extra item. */
  readonly id: string
}

type Facts = Pick<ApplicationFacts, 'documents' | 'fields' | 'extraItems' | 'requestedExtraItems'>

export function listOpenAsks({ documents, fields, extraItems, requestedExtraItems }: Facts): OpenAsk[] {
  const given = new Set([
    ...documents.map(({ documentId }) => documentId),
    ...fields.map(({ fieldId }) => fieldId),
    ...extraItems.map(({ id }) => id),
  ])
  return [
    ...documents.flatMap(({ documentId: id, status, asked }) =>
      status === 'rejected' && asked ? [{ id, ...asked }] : [],
    ),
    ...requestedExtraItems.flatMap(({ id, at, dueOn }) =>
      dueOn && !given.has(id) ? [{ id, at, dueOn }] : [],
    ),
  ]
}

export type AskReminder = 'half' | 'day_before'

/**
 * Which reminder an ask is due for: one in the middle of its days, one on the day before. A day on which nothing could be
 * sent is caught up, as long as the ask is not overdue; on the day itself that it was asked nobody is reminded.
 */
export function askReminder({ at, dueOn }: AskedBy, today: CalendarDay): AskReminder | undefined {
  const askedOn = indianDayOf(at)
  if (today <= askedOn || today > dueOn) return undefined
  if (today >= addDays(dueOn, -1)) return 'day_before'
  return today >= addDays(askedOn, Math.ceil(daysBetween(askedOn, dueOn) / 2)) ? 'half' : undefined
}
