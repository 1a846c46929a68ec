import { type Selectable, sql } from 'kysely'
import { AppError } from '../../../platform/app-error.ts'
import type { Tables } from '../../../platform/database-tables.ts'
import type { Db } from '../../../platform/db.ts'
import { isOpenTo } from '../../case/open-work.ts'

export type LockedItem = Selectable<Tables['work_items']>

/**
 * A piece of work under a row lock; none where it has ended, or is closed to the member. The application's state first,
 * in the order of every projection: a deadlock with the commit of a fact is impossible. The condition that counts the
 * locked states names no column of the row, so that it is evaluated before any row is looked for.
 */
export async function findLockedItem(db: Db, id: number, staffId: string): Promise<LockedItem | undefined> {
  const seen = sql`w.id = ${id}::bigint and ${isOpenTo(sql`${staffId}::uuid`)}`
  const { rows } = await sql<LockedItem>`
    with state as (
      select from application_states s
      where s.application_id = (select w.application_id from work_items w where ${seen})
      for no key update
    )
    select w.* from work_items w where (select count(*) from state) >= 0 and ${seen} for update of w
  `.execute(db)
  return rows[0]
}

/** Refused where it has changed since it was seen; undefined: whatever it is. */
export function assertVersion(item: LockedItem, version: number | undefined): void {
  if (version !== undefined && String(version) !== item.version) {
    throw new AppError('changed_meanwhile', { details: { version: Number(item.version) } })
  }
}
