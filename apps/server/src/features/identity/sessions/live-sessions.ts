import { CompiledQuery } from 'kysely'
import type { Db } from '../../../platform/db.ts'

/** SQL condition for an active session `s`, by the database's clock. */
export const isLiveSession = `
  s.ended_at is null and s.expires_at > now() and (s.acting_staff_id is null or
    exists (select from staff_members m where m.id = s.acting_staff_id and m.disabled_at is null))`

/** The active ones of these sessions. */
export async function listLiveSessions(db: Db, sessionIds: string[]): Promise<ReadonlySet<string>> {
  if (sessionIds.length === 0) return new Set()
  const query = CompiledQuery.raw(
    `select s.id from sessions s where s.id = any($1::uuid[]) and ${isLiveSession}`,
    [sessionIds],
  )
  const { rows } = await db.executeQuery<{ id: string }>(query)
  return new Set(rows.map(({ id }) => id))
}
