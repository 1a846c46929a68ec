import type { StaffChange } from '@sanad/contracts/staff'
import { sql } from 'kysely'
import { AppError } from '../../../../platform/app-error.ts'
import type { Db } from '../../../../platform/db.ts'
import { recordAudit } from '../../../audit/record-audit.ts'

export interface StaffAct {
  readonly memberId: string
  readonly act: StaffChange['act']
  /** Null: an operator's command. */
  readonly actorId: string | null
  readonly requestId: string
  readonly details?: Record<string, unknown>
}

/** One change about people at a time. Before any of their rows is locked: two changes wait for one another otherwise. */
export async function lockPeople(tx: Db): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('people of the desk', 0))`.execute(tx)
}

/**
 * One change about people at a time: of two admins who take the role from each other the second finds that they are the
 * last one. Answers whether the request was recorded before.
 */
export async function lockStaffChanges(
  tx: Db,
  { memberId, act, requestId }: Pick<StaffAct, 'memberId' | 'act' | 'requestId'>,
): Promise<'new' | 'repeated'> {
  await lockPeople(tx)
  const former = await tx
    .selectFrom('staff_role_acts')
    .select(['staff_id', 'act'])
    .where('request_id', '=', requestId)
    .executeTakeFirst()
  if (!former) return 'new'
  if (former.staff_id === memberId && former.act === act) return 'repeated'
  throw new AppError('invalid_request', { message: 'This request was used before.' })
}

/** The history of a member, and the entry of the audit log, whose actor comes from the call. */
export async function recordStaffChange(
  tx: Db,
  { memberId, act, actorId, requestId, details = {} }: StaffAct,
): Promise<void> {
  await tx
    .insertInto('staff_role_acts')
    .values({
      staff_id: memberId,
      act,
      made_by: actorId,
      details: JSON.stringify(details),
      request_id: requestId,
    })
    .execute()
  await recordAudit(tx, {
    action: 'STAFF_ACTION',
    entityType: 'staff_member',
    entityId: memberId,
    customerId: null,
    description: `people_${act}`,
    metadata: details,
  })
}
