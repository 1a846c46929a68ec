import { sql } from 'kysely'
import type { Db } from '../platform/db.ts'

const unsent = sql`sealed is not null`

/** Messages that this database promises and does not know to be sent. */
export async function countUnsentMessages(db: Db): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from messages where ${unsent}`.execute(db)
  return rows[0]?.count ?? 0
}

/**
 * Gives up what a restored database still promises: production has sent it since, but for the last moments. What it
 * says stands in the portal; a code is asked for again. Answers how many there were.
 */
export async function giveUpUnsentMessages(db: Db): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    update messages
    set given_up_at = clock_timestamp(), failure = 'restored', attempt_began_at = null, sealed = null
    where ${unsent}`.execute(db)
  return Number(numAffectedRows)
}
