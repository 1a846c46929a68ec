import { sql } from 'kysely'
import type { Db } from '../platform/db.ts'

const bookkeeping = ['kysely_migration', 'kysely_migration_lock']

/** Names of the portal's own tables. */
export async function listTables(db: Db): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`.execute(db)
  return rows.map(({ name }) => name).filter((name) => !bookkeeping.includes(name))
}

/** Every row of a table as the text that a dump would hold. */
export async function readWholeTable(db: Db, table: string): Promise<string> {
  const { rows } = await sql<{ line: string }>`select t::text as line from ${sql.table(table)} t`.execute(db)
  return rows.map(({ line }) => line).join('\n')
}
