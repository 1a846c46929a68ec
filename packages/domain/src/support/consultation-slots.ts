import { businessHours } from '../calendar/business-hours.ts'
import { addDays, type CalendarDay } from '../calendar/calendar-days.ts'
import { indianDayOf, instantInIndia, MINUTE } from '../calendar/indian-time.ts'
import { fromMillis, type Instant, toMillis } from '../calendar/instant.ts'

export const consultationRules = {
  slotMinutes: 30,
  /** Capacity: concurrent consultations. */
  seatsPerSlot: 3,
  /** Booking, rescheduling and cancelling close this long before the start. */
  leadMinutes: 120,
  daysAhead: 14,
  /** Upcoming consultations per customer. */
  openLimit: 3,
} as const

/** Start of every slot of a day; none on Sundays. */
export function listSlotsOf(day: CalendarDay): Instant[] {
  if (new Date(day).getUTCDay() === businessHours.closedWeekday) return []
  const { opens, closes } = businessHours
  const count = Math.floor((closes - opens) / consultationRules.slotMinutes)
  return Array.from({ length: count }, (_, index) =>
    instantInIndia(day, opens + index * consultationRules.slotMinutes),
  )
}

/** Days (IST) with bookable slots, today first. */
export function listBookableDays(now: Instant): CalendarDay[] {
  const today = indianDayOf(now)
  const days = Array.from({ length: consultationRules.daysAhead + 1 }, (_, index) => addDays(today, index))
  return days.filter((day) => listSlotsOf(day).some((slot) => isBookableSlot(slot, now)))
}

/** Whether an instant is the start of a slot within the booking window; capacity is not considered. */
export function isBookableSlot(startsAt: Instant, now: Instant): boolean {
  const day = indianDayOf(startsAt)
  if (day > addDays(indianDayOf(now), consultationRules.daysAhead)) return false
  const start = toMillis(startsAt)
  return (
    start >= toMillis(now) + consultationRules.leadMinutes * MINUTE &&
    listSlotsOf(day).some((slot) => toMillis(slot) === start)
  )
}

export function endOfSlot(startsAt: Instant): Instant {
  return fromMillis(toMillis(startsAt) + consultationRules.slotMinutes * MINUTE)
}
