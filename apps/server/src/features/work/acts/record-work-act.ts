import { sql, type UpdateObject } from 'kysely'
import { AppError } from '../../../platform/app-error.ts'
import type { Tables } from '../../../platform/database-tables.ts'
import type { Db } from '../../../platform/db.ts'
import type { WorkActName } from '../../../platform/tables/work-tables.ts'
import { auditEntry } from '../../audit/record-audit.ts'
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

/**
 * Adds an act to the record and writes it into the row of the locked piece, in one statement. What the row then does not
 * say, a trigger has the commit project. The version counts also where the row comes out the same: a second tab, which
 * has not seen the act, is then refused.
 */
export async function recordWorkAct(
  db: Db,
  { id, kind, subject_id, customer_id }: Pick<LockedItem, 'id' | 'kind' | 'subject_id' | 'customer_id'>,
  { act, staffId, requestId, owner = null, until = null, priority = null, reason = '' }: WorkAct,
): Promise<void> {
  const said = { kind, owner, until, priority }
  await db
    .with('acted', (on) =>
      on
        .insertInto('work_acts')
        .values({ ...said, subject_id, customer_id, act, staff_id: staffId, reason, request_id: requestId }),
    )
    .with('audited', () =>
      auditEntry(db, {
        action: 'STAFF_ACTION',
        kind: 'act',
        entityType: 'work',
        entityId: subject_id,
        customerId: customer_id,
        description: `work_${act}`,
        metadata: { ...said, ...(reason && { reason }) },
      }),
    )
    .updateTable('work_items')
    .set({ ...written[act]({ owner, until, priority }), version: sql<string>`version + 1` })
    .where('id', '=', id)
    .execute()
}

type Said = Required<Pick<WorkAct, 'owner' | 'until' | 'priority'>>

const owned = ({ owner }: Said) => ({ owner })

/** Of the row, where the act alone decides it; putting off never brings forward what time alone brings about later. */
const written: Readonly<Record<WorkActName, (said: Said) => UpdateObject<Tables, 'work_items'>>> = {
  taken: owned,
  released: owned,
  assigned: owned,
  priority: ({ priority }) => ({ priority: sql<number>`coalesce(${priority}::smallint, priority)` }),
  due: ({ until }) => ({ due_at: sql<Date>`coalesce(${until}::timestamptz, due_at)` }),
  snoozed: ({ until }) => ({ snoozed_until: sql<Date>`greatest(snoozed_until, ${until}::timestamptz)` }),
  done: () => ({}),
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
