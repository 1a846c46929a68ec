import { sql } from 'kysely'
import { AppError } from '../../../platform/app-error.ts'
import type { Db } from '../../../platform/db.ts'

/** Whose work of this member is now: theirs, their deputy's while they are away, or nobody's (null). */
export async function getPresentOwner(db: Db, staffId: string): Promise<string | null> {
  const { rows } = await sql<{ here: boolean; owner: string | null }>`
    select exists (select from staff_members where id = ${staffId}::uuid and disabled_at is null) as here,
      present_owner(${staffId}::uuid) as owner`.execute(db)
  const [found] = rows
  if (!found?.here) throw new AppError('not_found')
  return found.owner
}
