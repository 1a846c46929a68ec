import type { SeenState } from '@sanad/contracts'
import { sql } from 'kysely'
import { AppError } from '../../platform/app-error.ts'
import type { Db } from '../../platform/db.ts'
import { recordedHistory } from './recorded-history.ts'

/** Its words are not read. */
const factsOf = (applicationId: string) => recordedHistory(applicationId, 'en')

/**
 * What the reader of an application sees: a digest of its facts, as a projection's version grows without any as well. Read
 * it in one snapshot with the rest.
 */
export async function readSeenState(db: Db, applicationId: string): Promise<SeenState> {
  const { rows } = await sql<{ version: string; now: Date }>`
    select md5(coalesce(string_agg(h.key, ',' order by h.key), '')) as version, clock_timestamp() as now
    from (${factsOf(applicationId)}) h`.execute(db)
  const [state] = rows
  if (!state) throw new Error('An aggregate has one row')
  return { version: state.version, at: state.now.toISOString() }
}

/**
 * Guard: refuses an act on an application that has changed since it was seen, with the changes. Call it under the
 * application's lock.
 */
export async function assertUnchanged(
  db: Db,
  applicationId: string,
  seen: SeenState | undefined,
): Promise<void> {
  if (!seen) return
  const now = await readSeenState(db, applicationId)
  if (now.version === seen.version) return
  const changes = await listChangesSince(db, applicationId, seen.at)
  throw new AppError('changed_meanwhile', { details: { seen: now, changes } })
}

/** Newest first. */
async function listChangesSince(db: Db, applicationId: string, since: string) {
  const { rows } = await sql<{ fact: string; by: string | null; at: Date }>`
    select h.kind as fact, m.name as by, h.at
    from (${factsOf(applicationId)}) h left join staff_members m on m.id = h.staff_id
    where h.at > ${since}::timestamptz
    order by h.at desc, h.key limit 20`.execute(db)
  return rows.map(({ fact, by, at }) => ({ fact, by, at: at.toISOString() }))
}
