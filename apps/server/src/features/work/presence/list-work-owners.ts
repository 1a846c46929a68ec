import type { SuccessOf } from '@sanad/contracts'
import type { listWorkOwners as endpoint } from '@sanad/contracts/staff'
import { sql } from 'kysely'
import type { Db } from '../../../platform/db.ts'
import type { Language } from '../../../platform/http/language.ts'
import { readWorkItems } from '../queue/read-work-items.ts'
import { type Viewer, workConditions } from '../queue/work-conditions.ts'

interface Asked {
  readonly subjectId: string
  readonly viewer: Viewer
  readonly language: Language
}

/** Whose the open work of an application or a ticket is and by when, as far as the caller sees it. */
export async function listWorkOwners(
  db: Db,
  { subjectId, viewer, language }: Asked,
): Promise<SuccessOf<typeof endpoint>['data']> {
  const page = sql`
    select w.*, row_number() over (order by w.due_at, w.waiting_since, w.id) as place from work_items w
    where w.id in (select id from work_items where application_id = ${subjectId}::uuid
                   union select id from work_items where kind = 'ticket' and subject_id = ${subjectId}::uuid)
      and ${workConditions({}, viewer)}
    order by w.due_at, w.waiting_since, w.id limit 50`
  const items = await readWorkItems(db, page, language)
  return items.map(({ id, kind, subject_id, owner, due_at, urgency }) => ({
    ...{ id, kind, subject_id, owner, due_at, urgency },
  }))
}
