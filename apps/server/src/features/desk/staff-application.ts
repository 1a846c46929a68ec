import {
  applicationProgress,
  listStaffActions,
  type StaffAction,
  situationOf,
  type TimelineStage,
} from '@sanad/domain'
import { AppError, orThrow } from '../../platform/app-error.ts'
import type { Db } from '../../platform/db.ts'
import { type ApplicationRecord, getApplicationRecord } from '../case/application-record.ts'

/** Any customer's application, locked until the transaction ends: acts on it are recorded one after the other. */
export async function lockForStaff(db: Db, applicationId: string): Promise<ApplicationRecord> {
  const owner = await db
    .selectFrom('applications')
    .select('customer_id as customerId')
    .where('id', '=', applicationId)
    .executeTakeFirst()
  const { customerId } = orThrow(owner, 'not_found')
  return getApplicationRecord(db, { applicationId, customerId }, { lock: true })
}

/** Refuses what the application's situation does not allow; the answer names what it does. */
export function assertStaffAction(record: ApplicationRecord, action: StaffAction): TimelineStage[] {
  const { timeline, ...progress } = applicationProgress(record.definition, record.facts)
  const situation = situationOf({ ...progress, timeline }, record.openOrder)
  const allowed = listStaffActions(situation, timeline)
  if (!allowed.includes(action)) throw actNotAllowed(allowed)
  return timeline
}

export function actNotAllowed(allowed: readonly StaffAction[]): AppError {
  return new AppError('act_not_allowed', { details: { allowed_acts: [...allowed] } })
}
