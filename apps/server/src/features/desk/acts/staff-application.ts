import { type StaffAction, type Standing, standingOf } from '@sanad/domain'
import { AppError, orThrow } from '../../../platform/app-error.ts'
import type { Db } from '../../../platform/db.ts'
import { type ApplicationRecord, getApplicationRecord } from '../../case/application-record.ts'

/** Any customer's application under a row lock: serialises the acts on it. */
export async function lockForStaff(db: Db, applicationId: string): Promise<ApplicationRecord> {
  const owner = await db
    .selectFrom('applications')
    .select('customer_id as customerId')
    .where('id', '=', applicationId)
    .executeTakeFirst()
  const { customerId } = orThrow(owner, 'not_found')
  return getApplicationRecord(db, { applicationId, customerId }, { lock: true })
}

/** What the application allows staff now. */
export const standingForStaff = (record: ApplicationRecord): Standing => standingOf(record)

/** Guard: throws a conflict for an act that the situation does not allow; details list the allowed. */
export function assertStaffAction(record: ApplicationRecord, action: StaffAction): Standing {
  const standing = standingOf(record)
  if (!standing.allowedStaffActions.includes(action)) throw actNotAllowed(standing.allowedStaffActions)
  return standing
}

export function actNotAllowed(allowed: readonly StaffAction[]): AppError {
  return new AppError('act_not_allowed', { details: { allowed_acts: [...allowed] } })
}
