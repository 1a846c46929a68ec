import { AppError } from '../../../platform/app-error.ts'
import type { Db } from '../../../platform/db.ts'
import type { WorkActName } from '../../../platform/tables/work-tables.ts'
import { recordAudit } from '../../audit/record-audit.ts'
import type { LockedItem } from './find-locked-item.ts'

export interface WorkAct {
  readonly act: WorkActName
  readonly staffId: string
  readonly requestId: string
  readonly owner?: string | null
  readonly until?: string | null
  readonly priority?: number | null
  readonly reason?: string
}

/** Adds an act to the record; for all but the ownership, a trigger has the commit project what follows from it. */
export async function recordWorkAct(
  db: Db,
  { kind, subject_id, customer_id }: Pick<LockedItem, 'kind' | 'subject_id' | 'customer_id'>,
  { act, staffId, requestId, owner = null, until = null, priority = null, reason = '' }: WorkAct,
): Promise<void> {
  await db
    .insertInto('work_acts')
    .values({
      kind,
      subject_id,
      customer_id,
      act,
      staff_id: staffId,
      owner,
      until,
      priority,
      reason,
      request_id: requestId,
    })
    .execute()
  await recordAudit(db, {
    action: 'STAFF_ACTION',
    kind: 'act',
    entityType: 'work',
    entityId: subject_id,
    customerId: customer_id,
    description: `work_${act}`,
    metadata: { kind, owner, until, priority, ...(reason && { reason }) },
  })
}

/**
 * Idempotency check under the item's lock, before its version is looked at: what was recorded has changed it, or ended it.
 * The same id for something else is refused.
 */
export async function isRepeatedWorkAct(
  db: Db,
  item: Pick<LockedItem, 'subject_id'> | undefined,
  { act, staffId, requestId }: WorkAct,
): Promise<boolean> {
  const former = await db
    .selectFrom('work_acts')
    .select(['act', 'subject_id', 'staff_id'])
    .where('request_id', '=', requestId)
    .executeTakeFirst()
  if (!former) return false
  const isOfItem = !item || former.subject_id === item.subject_id
  if (isOfItem && former.act === act && former.staff_id === staffId) return true
  throw new AppError('invalid_request', { message: 'This request was used before.' })
}
