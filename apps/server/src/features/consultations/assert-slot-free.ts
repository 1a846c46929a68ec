import { type Instant, isBookableSlot } from '@sanad/domain'
import { AppError } from '../../platform/app-error.ts'

/** Refuses a slot that is not bookable, or that overlaps another consultation of the customer. */
export function assertSlotFree(
  startsAt: Instant,
  others: readonly { startsAt: Instant }[],
  now: Instant,
): void {
  if (!isBookableSlot(startsAt, now)) throw new AppError('slot_unavailable')
  if (others.some((other) => other.startsAt === startsAt)) throw new AppError('consultation_overlap')
}
