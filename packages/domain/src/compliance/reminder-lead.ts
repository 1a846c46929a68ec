/** Days before a due date among which a customer chooses their reminders, ascending. */
export const reminderDays = [1, 3, 7, 15, 30] as const
export type ReminderDays = (typeof reminderDays)[number]

/**
 * The reminder that is due: the chosen one closest to the due date. One whose day was missed is caught up, until a later
 * one replaces it.
 */
export function reminderLead(daysLeft: number, chosen: readonly number[]): number | undefined {
  const begun = chosen.filter((days) => daysLeft <= days)
  return daysLeft < 0 || begun.length === 0 ? undefined : Math.min(...begun)
}
