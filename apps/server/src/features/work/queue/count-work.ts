import type { SuccessOf } from '@sanad/contracts'
import { type countWork as endpoint, maxWorkCount, type WorkFilter } from '@sanad/contracts/staff'
import { listSeenKinds, type WorkKind, workKinds } from '@sanad/domain'
import { sql } from 'kysely'
import type { Db } from '../../../platform/db.ts'
import { type Viewer, workConditions } from './work-conditions.ts'

type Counts = SuccessOf<typeof endpoint>['data']
type Count = Counts['mine']

const capped = ({ open, overdue }: Count): Count => ({
  open: Math.min(open, maxWorkCount),
  overdue: Math.min(overdue, maxWorkCount),
})

/** Open and overdue work by kind, all of it, and what is the caller's own, in one statement and so of one moment. */
export async function countWork(db: Db, filter: WorkFilter, viewer: Viewer): Promise<Counts> {
  const fits = workConditions(filter, viewer)
  const overdue = sql`(count(*) filter (where due_at < now()))::int`
  // Ends at its cap, so that no counting reads all the work there is; what is overdue comes first.
  const { rows } = await sql<Count & { kind: WorkKind; mine: number; mine_overdue: number }>`
    select k.kind, every.open, every.overdue, coalesce(own.open, 0) as mine, coalesce(own.overdue, 0) as mine_overdue
    from unnest(${listSeenKinds(viewer.roles)}::text[]) k (kind)
    cross join lateral (select count(*)::int as open, ${overdue} as overdue from (
      select w.due_at from work_items w where w.kind = k.kind and ${fits}
      order by w.due_at limit ${sql.lit(maxWorkCount)}) counted) every
    left join (
      select w.kind, count(*)::int as open, ${overdue} as overdue
      from work_items w where w.owner = ${viewer.staffId}::uuid and ${fits} group by w.kind) own using (kind)
  `.execute(db)
  const sum = (read: (row: (typeof rows)[number]) => number) =>
    rows.reduce((total, row) => total + read(row), 0)
  return {
    kinds: workKinds.map((kind) => {
      const row = rows.find((one) => one.kind === kind)
      return { kind, ...capped(row ?? { open: 0, overdue: 0 }) }
    }),
    mine: capped({ open: sum(({ mine }) => mine), overdue: sum(({ mine_overdue }) => mine_overdue) }),
    all: capped({ open: sum(({ open }) => open), overdue: sum(({ overdue }) => overdue) }),
  }
}
