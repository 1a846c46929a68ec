import type { QueryOf } from '@sanad/contracts'
import type { listWork as endpoint, WorkItem } from '@sanad/contracts/staff'
import { sql } from 'kysely'
import type { Db } from '../../../platform/db.ts'
import type { Language } from '../../../platform/http/language.ts'
import { readWorkItems } from './read-work-items.ts'
import { type Viewer, workConditions } from './work-conditions.ts'
import { workOrder, writeWorkCursor } from './work-order.ts'

interface Asked {
  readonly query: QueryOf<typeof endpoint>
  readonly viewer: Viewer
  readonly language: Language
}

/** A page of the queue, and where the next one begins. */
export async function listWork(
  db: Db,
  { query: { sort, cursor, limit, ...filter }, viewer, language }: Asked,
): Promise<{ items: WorkItem[]; nextCursor: string | null }> {
  const order = workOrder(sort)
  const fits = workConditions(filter, viewer)
  const page = sql`
    select w.*, row_number() over (order by ${order.by}) as place from work_items w
    where ${fits} ${cursor ? sql`and ${order.after(cursor)}` : sql``}
    order by ${order.by} limit ${limit + 1}`
  const items = await readWorkItems(db, page, language)
  const last = items[limit - 1]
  if (items.length <= limit || !last) return { items, nextCursor: null }
  const { rows } = await sql<{ at: string[] }>`
    select ${order.at} as at from work_items w where w.id = ${last.id}::bigint`.execute(db)
  return { items: items.slice(0, limit), nextCursor: rows[0] ? writeWorkCursor(rows[0].at) : null }
}
