import { sql } from 'kysely'

/** SQL condition of the act of staff in `table` (name or alias): it was not taken back. */
export function completionStands(table: string) {
  return sql<boolean>`not exists (select from staff_acts later where later.reopens = ${sql.ref(`${table}.id`)})`
}
