import type { SuccessOf } from '@sanad/contracts'
import type { countWork as endpoint, WorkFilter } from '@sanad/contracts/staff'
import { type WorkKind, workKinds } from '@sanad/domain'
import { sql } from 'kysely'
import type { Db } from '../../../platform/db.ts'
import { type Viewer, workConditions } from './work-conditions.ts'

type Counts = SuccessOf<typeof endpoint>['data']
type Count = Counts['mine']

/** Above it how many says nothing, and nobody waits for the counting. */
const MOST = 999

const capped = ({ open, overdue }: Count): Count => ({
  open: Math.min(open, MOST),
  overdue: Math.min(overdue, MOST),
})

/** Open and overdue work by kind, all of it, and what is the caller's own, in one statement and so of one moment. */
export async function countWork(db: Db, filter: WorkFilter, viewer: Viewer): Promise<Counts> {
  const { staffId } = viewer
  const { rows } = await sql<Count & { kind: WorkKind; mine: number; mine_overdue: number }>`
    select w.kind, count(*)::int as open, (count(*) filter (where w.due_at < now()))::int as overdue,
      (count(*) filter (where w.owner = ${staffId}))::int as mine,
      (count(*) filter (where w.owner = ${staffId} and w.due_at < now()))::int as mine_overdue
    from work_items w where ${workConditions(filter, viewer)} group by w.kind`.execute(db)
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
