import type { ComplianceItem } from '@sanad/contracts'
import { type CalendarDay, daysBetween } from '@sanad/domain'
import type { ComplianceDueDatesTexts } from '@sanad/texts/web/compliance-due-dates'

/** How far off the due date is, in words: "in 15 days"; nothing once it is done. */
export function itemTime(
  { due_on, status }: ComplianceItem,
  today: CalendarDay,
  texts: ComplianceDueDatesTexts,
): string | undefined {
  if (status === 'done') return undefined
  const days = daysBetween(today, due_on)
  if (days === 0) return texts.dueToday
  if (days === 1) return texts.dueTomorrow
  return days > 0 ? texts.dueInDays({ count: days }) : texts.dueDaysAgo({ count: -days })
}
