import { type RawBuilder, sql } from 'kysely'

/** SQL condition of the ask or the deliverable in `table` (name or alias): it was taken back, and counts for nothing. */
export const isTakenBack = (table: string): RawBuilder<boolean> =>
  sql`exists (select from taken_back_acts back where back.takes_back = ${sql.ref(`${table}.request_id`)})`
