import { businessHours } from '../calendar/business-hours.ts'
import { addDays, type CalendarDay } from '../calendar/calendar-days.ts'
import { indianDayOf, instantInIndia, MINUTE } from '../calendar/indian-time.ts'
import { fromMillis, type Instant, toMillis } from '../calendar/instant.ts'

export const consultationRules = {
  slotMinutes: 30,
  /** Experts who can talk to customers at the same time. */
  seatsPerSlot: 3,
  /** Booked, moved and cancelled until so long before it begins. */
  leadMinutes: 120,
  daysAhead: 14,
  /** Consultations to come that one customer may have. */
  openLimit: 3,
} as const

/** Every slot of a day, by its beginning: none on a Sunday. */
export function listSlotsOf(day: CalendarDay): Instant[] {
  if (new Date(day).getUTCDay() === businessHours.closedWeekday) return []
  const { opens, closes } = businessHours
  const count = Math.floor((closes - opens) / consultationRules.slotMinutes)
  return Array.from({ length: count }, (_, index) =>
    instantInIndia(day, opens + index * consultationRules.slotMinutes),
  )
}

/** The days, today first, on which a slot may be booked at a moment. */
export function listBookableDays(now: Instant): CalendarDay[] {
  const today = indianDayOf(now)
  const days = Array.from({ length: consultationRules.daysAhead + 1 }, (_, index) => addDays(today, index))
  return days.filter((day) => listSlotsOf(day).some((slot) => isBookableSlot(slot, now)))
}

/** Whether a moment begins a slot that may still be booked, as far as time goes. */
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
