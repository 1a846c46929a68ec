import type { Selectable } from 'kysely'
import { AppError, orThrow } from '../../../platform/app-error.ts'
import type { Tables } from '../../../platform/database-tables.ts'
import type { Db } from '../../../platform/db.ts'
import { lockStates } from '../projection/project-subjects.ts'

export type LockedItem = Selectable<Tables['work_items']>

interface Seen {
  readonly id: number
  /** What the caller saw; undefined: whatever it is. */
  readonly version: number | undefined
}

/**
 * A piece of work under a row lock. The application's state first, in the order of every projection: a deadlock with the
 * commit of a fact is impossible. Refused where it has changed since it was seen.
 */
export async function lockWorkItem(db: Db, { id, version }: Seen): Promise<LockedItem> {
  const before = await db
    .selectFrom('work_items')
    .select('application_id')
    .where('id', '=', String(id))
    .executeTakeFirst()
  const { application_id } = orThrow(before, 'not_found')
  if (application_id) await lockStates(db, [application_id])
  const item = await db
    .selectFrom('work_items')
    .selectAll()
    .where('id', '=', String(id))
    .forUpdate()
    .executeTakeFirst()
  const locked = orThrow(item, 'not_found')
  if (version !== undefined && String(version) !== locked.version) {
    throw new AppError('changed_meanwhile', { details: { version: Number(locked.version) } })
  }
  return locked
}
