import type { SuccessOf } from '@sanad/contracts'
import type { listWorkOwners as endpoint } from '@sanad/contracts/staff'
import { sql } from 'kysely'
import type { Db } from '../../../platform/db.ts'
import { type Viewer, workConditions } from '../queue/work-conditions.ts'

type Owned = SuccessOf<typeof endpoint>['data'][number]

/** Whose the open work of an application or a ticket is, as far as the caller sees it. */
export async function listWorkOwners(db: Db, subjectId: string, viewer: Viewer): Promise<Owned[]> {
  const { rows } = await sql<Owned>`
    select w.id::int, w.kind,
      case when o.id is not null then json_build_object('id', o.id, 'name', o.name) end as owner
    from work_items w left join staff_members o on o.id = w.owner
    where w.id in (select id from work_items where application_id = ${subjectId}::uuid
                   union select id from work_items where kind = 'ticket' and subject_id = ${subjectId}::uuid)
      and ${workConditions({}, viewer)}
    order by w.due_at, w.waiting_since, w.id limit 50`.execute(db)
  return rows
}
