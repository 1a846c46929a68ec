import { CompiledQuery } from 'kysely'
import type { Db } from '../../../platform/db.ts'

/** The active ones of these sessions. */
export async function listLiveSessions(db: Db, sessionIds: string[]): Promise<ReadonlySet<string>> {
  if (sessionIds.length === 0) return new Set()
  const query = CompiledQuery.raw('select id from live_sessions where id = any($1::uuid[])', [sessionIds])
  const { rows } = await db.executeQuery<{ id: string }>(query)
  return new Set(rows.map(({ id }) => id))
}
