import { sql } from 'kysely'

/** SQL condition: the file of a row of `table` (name or alias) is neither in quarantine nor infected. */
export function notHeldBack(table: string) {
  return sql<boolean>`not exists (
    select from file_scans scan where scan.filename = ${sql.ref(`${table}.filename`)} and scan.state <> 'clean')`
}
