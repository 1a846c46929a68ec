import { sql } from 'kysely'

/** That the file of a row of `table` (its name or alias) is not in quarantine, and was not infected. */
export function notHeldBack(table: string) {
  return sql<boolean>`not exists (
    select from file_scans scan where scan.filename = ${sql.ref(`${table}.filename`)} and scan.state <> 'clean')`
}
