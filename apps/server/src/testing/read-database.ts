import { sql } from 'kysely'
import type { Db } from '../platform/db.ts'

export interface Column {
  readonly table: string
  readonly column: string
  /** As Postgres names it: `text`, `uuid`, `_text` for an array of texts. */
  readonly type: string
  readonly nullable: boolean
  readonly hasDefault: boolean
  /** Written by the database alone. */
  readonly alwaysGenerated: boolean
}

/** The columns of the portal's own tables. From the catalogue: information_schema hides what the role may not use. */
export async function listColumns(db: Db): Promise<Column[]> {
  const { rows } = await sql<Column>`
    select c.relname as table, a.attname as column, t.typname as type, not a.attnotnull as nullable,
      a.atthasdef or a.attidentity <> '' as "hasDefault",
      a.attidentity = 'a' or a.attgenerated <> '' as "alwaysGenerated"
    from pg_attribute a join pg_class c on c.oid = a.attrelid join pg_type t on t.oid = a.atttypid
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
      and c.relname not like 'kysely_migration%' and a.attnum > 0 and not a.attisdropped
    order by 1, a.attnum`.execute(db)
  return rows
}

/** Names of the portal's own tables. */
export async function listTables(db: Db): Promise<string[]> {
  return [...new Set((await listColumns(db)).map(({ table }) => table))]
}

/** Every row of a table as the text that a dump would hold. */
export async function readWholeTable(db: Db, table: string): Promise<string> {
  const { rows } = await sql<{ line: string }>`select t::text as line from ${sql.table(table)} t`.execute(db)
  return rows.map(({ line }) => line).join('\n')
}
