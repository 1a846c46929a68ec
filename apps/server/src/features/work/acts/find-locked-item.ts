import { type Selectable, sql } from 'kysely'
import { AppError } from '../../../platform/app-error.ts'
import type { Tables } from '../../../platform/database-tables.ts'
import type { Db } from '../../../platform/db.ts'
import { isOpenTo } from '../../case/open-work.ts'
import { lockStates } from '../projection/project-subjects.ts'

export type LockedItem = Selectable<Tables['work_items']>

/**
 * A piece of work under a row lock; none where it has ended, or is closed to the member. The application's state first,
 * in the order of every projection: a deadlock with the commit of a fact is impossible.
 */
export async function findLockedItem(db: Db, id: number, staffId: string): Promise<LockedItem | undefined> {
  const before = await db
    .selectFrom('work_items as w')
    .select('w.application_id')
    .where('w.id', '=', String(id))
    .where(isOpenTo(sql`${staffId}::uuid`))
    .executeTakeFirst()
  if (!before) return undefined
  if (before.application_id) await lockStates(db, [before.application_id])
  return db.selectFrom('work_items').selectAll().where('id', '=', String(id)).forUpdate().executeTakeFirst()
}

/** Refused where it has changed since it was seen; undefined: whatever it is. */
export function assertVersion(item: LockedItem, version: number | undefined): void {
  if (version !== undefined && String(version) !== item.version) {
    throw new AppError('changed_meanwhile', { details: { version: Number(item.version) } })
  }
}
