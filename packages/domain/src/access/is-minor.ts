import type { CalendarDay } from '../calendar/calendar-days.ts'

const majority = 18

/** Whether somebody born on this day is a child in the sense of the DPDP Act: they have not completed eighteen years. */
export function isMinor(birthDate: CalendarDay, today: CalendarDay): boolean {
  const comesOfAge = `${Number(birthDate.slice(0, 4)) + majority}${birthDate.slice(4)}`
  return today < comesOfAge
}
