import { type Instant, isBookableSlot, type WorkingCalendar } from '@sanad/domain'
import { AppError } from '../../platform/app-error.ts'

/** Refuses a slot that is not bookable, or that overlaps another consultation of the customer. */
export function assertSlotFree(
  startsAt: Instant,
  others: readonly { startsAt: Instant }[],
  on: { now: Instant; centre: WorkingCalendar },
): void {
  if (!isBookableSlot(startsAt, on)) throw new AppError('slot_unavailable')
  if (others.some((other) => other.startsAt === startsAt)) throw new AppError('consultation_overlap')
}
