import { sql } from 'kysely'
import * as z from 'zod'
import type { Db } from '../db.ts'

/** Lies in a file store and says whose it is. */
export const StoreMarker = z.object({
  installation: z.string(),
  /** Which database: a copy of it has another identity, unless the whole server was copied. */
  database: z.string(),
  /** Fencing token: a database that has counted fewer sweeps is a restored older one. */
  sweeps: z.int(),
})
export type StoreMarker = z.infer<typeof StoreMarker>

/** The marker that this database would leave. */
export async function getOwnMarker(db: Db): Promise<StoreMarker> {
  const { rows } = await sql<StoreMarker>`
    select i.id as installation, c.system_identifier || '/' || d.oid as database, i.file_sweeps as sweeps
    from installation i, pg_control_system() c, pg_database d where d.datname = current_database()
  `.execute(db)
  return StoreMarker.parse(rows[0])
}
