import { sql } from 'kysely'
import * as z from 'zod'
import type { Db } from '../db.ts'
import type { FileStore } from './file-store.ts'

/** Lies in a file store and says whose it is. */
export const StoreMarker = z.object({
  installation: z.string(),
  /** Which database: a copy of it has another identity, unless the whole server was copied. */
  database: z.string(),
  /** Of a server that was copied, restored or promoted to be the primary it is a higher one; 0: not noted down yet. */
  timeline: z.int().default(0),
  /** Fencing token: a database that has counted less is a restored older one. */
  sweeps: z.int(),
})
export type StoreMarker = z.infer<typeof StoreMarker>

/** The marker that this database would leave. */
export async function getOwnMarker(db: Db): Promise<StoreMarker> {
  const { rows } = await sql<StoreMarker>`
    select i.id as installation, c.system_identifier || '/' || d.oid as database, i.file_sweeps as sweeps,
      ('x' || left(pg_walfile_name(pg_current_wal_lsn()), 8))::bit(32)::int as timeline
    from installation i, pg_control_system() c, pg_database d where d.datname = current_database()
  `.execute(db)
  return StoreMarker.parse(rows[0])
}

/**
 * Counts, and leaves the count in the store. The database first: a marker that lags behind after a crash is still ours,
 * one that is ahead would be a stranger's.
 */
export async function renewMarker({ db, files }: { db: Db; files: FileStore }): Promise<void> {
  await db
    .updateTable('installation')
    .set(({ eb }) => ({ file_sweeps: eb('file_sweeps', '+', 1) }))
    .execute()
  await files.writeMarker(JSON.stringify(await getOwnMarker(db)))
}
