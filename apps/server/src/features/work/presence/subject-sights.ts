import { sql } from 'kysely'
import type { Db } from '../../../platform/db.ts'
import type { Seen } from '../../../platform/live/sight.ts'

/** By what it is decided who may hear of these subjects, as `findReach` decides who may open them. */
export async function readSubjectSights(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, Seen>> {
  if (ids.length === 0) return new Map()
  const { rows } = await sql<{ id: string; service: string | null; owners: readonly string[] }>`
    select s.id, a.service_slug as service, array(
      select distinct w.owner from work_items w where w.application_id = a.id and w.owner is not null) as owners
    from (
      select id, id as application_id from applications where id = any(${ids}::uuid[])
      union all
      select id, application_id from tickets where id = any(${ids}::uuid[])
    ) s left join applications a on a.id = s.application_id`.execute(db)
  return new Map(rows.map(({ id, service, owners }) => [id, { kind: null, service, owners }]))
}
