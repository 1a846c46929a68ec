import type { QueryOf } from '@sanad/contracts'
import type { listWork as endpoint, WorkItem } from '@sanad/contracts/staff'
import { sql } from 'kysely'
import type { Db } from '../../../platform/db.ts'
import type { Language } from '../../../platform/http/language.ts'
import { readWorkPage } from './read-work-items.ts'
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
  // Written out: a kept plan would expect a tenth of the table of a limit that it does not know.
  const page = sql`
    select w.*, row_number() over (order by ${order.by}) as place from work_items w
    where ${fits} ${cursor ? sql`and ${order.after(cursor)}` : sql``}
    order by ${order.by} limit ${sql.lit(limit + 1)}`
  const last = sql<string[] | null>`select ${order.at} from page w where w.place = ${limit}`
  const { items, also: at } = await readWorkPage(db, { page, language, also: last })
  return { items: items.slice(0, limit), nextCursor: items.length > limit && at ? writeWorkCursor(at) : null }
}
