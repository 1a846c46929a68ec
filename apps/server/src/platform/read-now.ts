import type { Instant } from '@sanad/domain'
import { sql } from 'kysely'
import type { Db } from './db.ts'

/** The time of the one clock, which is the database's: processes on several machines agree on it. */
export async function readNow(db: Db): Promise<Instant> {
  const { rows } = await sql<{ now: Date }>`select clock_timestamp() as now`.execute(db)
  const [row] = rows
  if (!row) throw new Error('The database told no time')
  return row.now.toISOString()
}
