import { addDays, type CalendarDay } from '../calendar/calendar-days.ts'
import { indianDayOf, instantInIndia, MINUTE } from '../calendar/indian-time.ts'
import { fromMillis, type Instant, toMillis } from '../calendar/instant.ts'
import type { WorkingCalendar } from '../calendar/working-calendar.ts'

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

/** Start of every slot of a day; none when the centre is closed. */
export function listSlotsOf(day: CalendarDay, centre: WorkingCalendar): Instant[] {
  const { slotMinutes } = consultationRules
  return centre.windowsOn(day).flatMap(({ opens, closes }) => {
    const count = Math.floor((closes - opens) / slotMinutes)
    return Array.from({ length: count }, (_, index) => instantInIndia(day, opens + index * slotMinutes))
  })
}

/** Days (IST) with bookable slots, today first. */
export function listBookableDays(now: Instant, centre: WorkingCalendar): CalendarDay[] {
  const today = indianDayOf(now)
  const days = Array.from({ length: consultationRules.daysAhead + 1 }, (_, index) => addDays(today, index))
  return days.filter((day) => listSlotsOf(day, centre).some((slot) => isBookableSlot(slot, { now, centre })))
}

/**
 * Whether an instant is the start of a slot within the booking window; capacity is not considered. Staff move a
 * consultation without the customers' lead time.
 */
export function isBookableSlot(
  startsAt: Instant,
  {
    now,
    centre,
    leadMinutes = consultationRules.leadMinutes,
  }: { now: Instant; centre: WorkingCalendar; leadMinutes?: number },
): boolean {
  const day = indianDayOf(startsAt)
  if (day > addDays(indianDayOf(now), consultationRules.daysAhead)) return false
  const start = toMillis(startsAt)
  return (
    start >= toMillis(now) + leadMinutes * MINUTE &&
    listSlotsOf(day, centre).some((slot) => toMillis(slot) === start)
  )
}

export function endOfSlot(startsAt: Instant): Instant {
  return fromMillis(toMillis(startsAt) + consultationRules.slotMinutes * MINUTE)
}

/** When an expert is not there. */
export interface ExpertAbsence {
  readonly expertId: string
  readonly startsAt: Instant
  readonly endsAt: Instant
}

/** Who is not there for the whole of a slot. */
export function listAwayAt(startsAt: Instant, absences: readonly ExpertAbsence[]): Set<string> {
  const from = toMillis(startsAt)
  const to = toMillis(endOfSlot(startsAt))
  return new Set(
    absences
      .filter((away) => toMillis(away.startsAt) < to && toMillis(away.endsAt) > from)
      .map(({ expertId }) => expertId),
  )
}

/** Capacity of a slot: while somebody is away it has no more seats than experts who are there. */
export function seatsAt(
  startsAt: Instant,
  { experts, absences }: { experts: number; absences: readonly ExpertAbsence[] },
): number {
  const { seatsPerSlot } = consultationRules
  const away = listAwayAt(startsAt, absences).size
  return away === 0 ? seatsPerSlot : Math.max(0, Math.min(seatsPerSlot, experts - away))
}
