import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../db.ts'

/** Predefined roles by which a statement reaches files and programs of the database's machine, or every table. */
const dangerousRoles = [
  'pg_execute_server_program',
  'pg_read_server_files',
  'pg_write_server_files',
  'pg_read_all_data',
  'pg_write_all_data',
]

/** Refuses to run on as the owner: what is working is no more than the role `sanad_app`, whoever logged in. */
export async function assertWorksRestricted(db: Db, setting: string): Promise<void> {
  const rights = await listExcessRights(db, sql`current_user`)
  if (rights.length > 0) throw new Error(excess(setting, rights))
}

/** Refuses a login that could take more than its grants by `set role none`. */
export async function assertLoginRestricted(db: Db, setting: string): Promise<void> {
  const rights = await listExcessRights(db, sql`session_user`)
  if (rights.length > 0) throw new Error(excess(setting, rights))
}

function excess(setting: string, rights: readonly string[]): string {
  return (
    `The user of ${setting} may do more than the portal needs (${rights.join(', ')}). Give the portal a login of its ` +
    'own and the owner to MIGRATION_DATABASE_URL (docs/how-to/separate-database-roles.md).'
  )
}

/** What somebody may do beyond reading and writing what they were granted, directly or by a role they can take. */
async function listExcessRights(db: Db, who: RawBuilder<unknown>): Promise<string[]> {
  const { rows } = await sql<{ right: string }>`
    with taken as (select * from pg_roles where pg_has_role(${who}, oid, 'member'))
    select 'superuser' as right from taken where rolsuper
    union select 'creates roles' from taken where rolcreaterole
    union select 'creates databases' from taken where rolcreatedb
    union select 'replicates' from taken where rolreplication
    union select 'bypasses row security' from taken where rolbypassrls
    union select rolname from taken where rolname = any(${dangerousRoles})
    union select 'owns the database' from taken, pg_database
      where datname = current_database() and datdba = taken.oid
    union select 'owns tables or functions' from taken
      where exists (select from pg_class where relowner = taken.oid and relnamespace = 'public'::regnamespace)
         or exists (select from pg_proc where proowner = taken.oid and pronamespace = 'public'::regnamespace)
    union select 'creates tables' where has_schema_privilege(${who}, 'public', 'create')
    order by 1`.execute(db)
  return rows.map(({ right }) => right)
}
