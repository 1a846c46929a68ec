import { type CalendarDay, isCalendarDate, isMinor } from '@sanad/domain'
import { AppError } from '../../platform/app-error.ts'
import type { Db } from '../../platform/db.ts'

interface Given {
  /** Undefined: the application is not made yet. */
  readonly applicationId: string | undefined
  /** Every answer that is a date of birth. */
  readonly birthDates: readonly unknown[]
  readonly today: CalendarDay
}

/** Refuses what is about a child unless a parent or guardian has consented for this application. */
export async function assertGuardian(db: Db, { applicationId, birthDates, today }: Given): Promise<void> {
  const ofMinor = birthDates.some(
    (day) => typeof day === 'string' && isCalendarDate(day) && isMinor(day, today),
  )
  if (!ofMinor) return
  const consent =
    applicationId !== undefined &&
    (await db
      .selectFrom('guardian_consents')
      .select('relation')
      .where('application_id', '=', applicationId)
      .executeTakeFirst())
  if (!consent) throw new AppError('guardian_needed')
}
