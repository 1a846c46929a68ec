import { sql } from 'kysely'
import { AppError } from '../../../platform/app-error.ts'
import type { Db } from '../../../platform/db.ts'
import type { WorkActName } from '../../../platform/tables/work-tables.ts'
import type { LockedItem } from './lock-work-item.ts'

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
}

/** Idempotency check under the item's lock; the same id for something else is refused. */
export async function isRepeatedWorkAct(
  db: Db,
  { subject_id }: Pick<LockedItem, 'subject_id'>,
  { act, staffId, requestId }: WorkAct,
): Promise<boolean> {
  const { rows } = await sql<{ isSame: boolean }>`
    select act = ${act} and subject_id = ${subject_id}::uuid and staff_id = ${staffId}::uuid as "isSame"
    from work_acts where request_id = ${requestId}`.execute(db)
  const [former] = rows
  if (!former) return false
  if (former.isSame) return true
  throw new AppError('invalid_request', { message: 'This request was used before.' })
}
