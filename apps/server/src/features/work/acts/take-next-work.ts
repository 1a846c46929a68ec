import type { WorkFilter } from '@sanad/contracts/staff'
import { listDoneKinds } from '@sanad/domain'
import { type Kysely, sql } from 'kysely'
import { AppError } from '../../../platform/app-error.ts'
import type { Tables } from '../../../platform/database-tables.ts'
import type { Db } from '../../../platform/db.ts'
import { type Viewer, workConditions } from '../queue/work-conditions.ts'
import type { LockedItem } from './find-locked-item.ts'
import { getPresentOwner } from './present-owner.ts'
import { recordWorkAct } from './record-work-act.ts'

interface Taking {
  readonly viewer: Viewer
  readonly view: WorkFilter
  readonly requestId: string
}

/**
 * Takes the most urgent free piece of a view that the member may do: priority, then due, then waiting longest. Skip locked: of two callers at
 * once the second takes the next one instead of waiting for the first. Answers its id; undefined where nothing waits.
 * Idempotent by `requestId`.
 */
export function takeNextWork(
  db: Kysely<Tables>,
  { viewer, view, requestId }: Taking,
): Promise<string | undefined> {
  const { staffId, roles } = viewer
  return db.transaction().execute(async (tx) => {
    // The same request twice at once: the second waits, and finds what the first took.
    await sql`select pg_advisory_xact_lock(hashtextextended(${`take next ${requestId}`}, 0))`.execute(tx)
    const former = await findTaken(tx, requestId)
    if (former) return former
    if ((await getPresentOwner(tx, staffId)) !== staffId) throw new AppError('staff_absent')
    const { rows } = await sql<LockedItem>`
      select w.* from work_items w
      where w.owner is null and ${workConditions(view, viewer, listDoneKinds(roles))}
      order by w.priority, w.due_at, w.waiting_since, w.id limit 1
      for update skip locked`.execute(tx)
    const [item] = rows
    if (!item) return undefined
    await recordWorkAct(tx, item, { act: 'taken', staffId, owner: staffId, requestId })
    return item.id
  })
}

async function findTaken(db: Db, requestId: string): Promise<string | undefined> {
  const item = await db
    .selectFrom('work_acts as a')
    .innerJoin('work_items as w', (join) =>
      join.onRef('w.kind', '=', 'a.kind').onRef('w.subject_id', '=', 'a.subject_id'),
    )
    .select('w.id')
    .where('a.request_id', '=', requestId)
    .executeTakeFirst()
  return item?.id
}
