import type { SuccessOf } from '@sanad/contracts'
import {
  type getWorkPlace as endpoint,
  maxWorkCount,
  type WorkFilter,
  type WorkSort,
} from '@sanad/contracts/staff'
import { sql } from 'kysely'
import type { Db } from '../../../platform/db.ts'
import { type Viewer, workConditions } from './work-conditions.ts'
import { workOrder } from './work-order.ts'

type Place = SuccessOf<typeof endpoint>['data']

/**
 * Where the first piece of a subject stands among what fits, in the order of the list, and how much that is, of one moment. Both
 * end at their cap, so that no counting reads all the work there is.
 */
export async function readWorkPlace(
  db: Db,
  { subject, filter, sort }: { subject: string; filter: WorkFilter; sort: WorkSort },
  viewer: Viewer,
): Promise<Place> {
  const fits = workConditions(filter, viewer)
  const order = workOrder(sort)
  const count = (which = sql<boolean>`true`) => sql`(select count(*)::int from (
    select from work_items w where ${fits} and ${which} order by ${order.by} limit ${sql.lit(maxWorkCount)}) counted)`
  const { rows } = await sql<Place>`
    with here as materialized (
      select w.* from work_items w where w.subject_id = ${subject}::uuid and ${fits} order by ${order.by} limit 1)
    select ${count()} as open,
      case when exists (select from here) then least(${count(order.isBefore('here'))} + 1, ${sql.lit(maxWorkCount)}) end as place
  `.execute(db)
  const [place] = rows
  if (!place) throw new Error('A statement without a table has one row')
  return place
}
