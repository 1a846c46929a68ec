import type { QueryOf } from '@sanad/contracts'
import type { listWorkRows as endpoint, WorkItem } from '@sanad/contracts/staff'
import { sql } from 'kysely'
import type { Db } from '../../../platform/db.ts'
import type { Language } from '../../../platform/http/language.ts'
import { readWorkItems } from './read-work-items.ts'
import { type Viewer, workConditions } from './work-conditions.ts'

interface Asked {
  readonly query: QueryOf<typeof endpoint>
  readonly viewer: Viewer
  readonly language: Language
}

/** Of the pieces that a page shows, those that are in its list now. */
export function listWorkRows(
  db: Db,
  { query: { items, ...filter }, viewer, language }: Asked,
): Promise<WorkItem[]> {
  const page = sql`
    select w.*, row_number() over () as place from work_items w
    where w.id = any(${items.split(',')}::bigint[]) and ${workConditions(filter, viewer)}`
  return readWorkItems(db, page, language)
}
