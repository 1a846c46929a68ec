import { maxWorkCount, type WorkView } from '@sanad/contracts/staff'
import { isPermitted } from '@sanad/domain'
import { sql } from 'kysely'
import type { Db } from '../../../platform/db.ts'
import { type Viewer, workConditions } from '../queue/work-conditions.ts'

type Row = Omit<WorkView, 'may_change' | 'open'>

/** Whether a view is seen by this member: one's own, everybody's, that of one's team; who shares views sees every team's. */
export const isSeenBy = ({ staffId, roles }: Viewer) => sql<boolean>`(v.staff_id = ${staffId}::uuid
  or v.audience = 'everybody'
  or v.audience = 'team' and (${isPermitted(roles, 'views.share')} or exists (
    select from team_members t where t.team_id = v.team_id and t.staff_id = ${staffId}::uuid)))`

/** The saved views of a member in their own order, each with how much is in it for them. */
export async function listWorkViews(db: Db, viewer: Viewer): Promise<WorkView[]> {
  const { staffId, roles } = viewer
  const { rows } = await sql<Row>`
    select v.id, v.version, v.name, v.filter, v.sort, v.columns, v.audience,
      json_build_object('id', o.id, 'name', o.name) as owner,
      case when t.id is not null then json_build_object('id', t.id, 'name', t.name) end as team
    from saved_views v join staff_members o on o.id = v.staff_id left join teams t on t.id = v.team_id
    where ${isSeenBy(viewer)}
    order by array_position((select view_order from staff_members where id = ${staffId}::uuid), v.id),
      v.created_at, v.id
    limit 200`.execute(db)
  const counts = await countEach(db, rows, viewer)
  const mayChangeAll = isPermitted(roles, 'views.share')
  return rows.map((row, index) => ({
    ...row,
    may_change: row.owner.id === staffId || mayChangeAll,
    open: counts[index] ?? 0,
  }))
}

/** One statement for all, and so of one moment; each count ends early at its cap. */
async function countEach(db: Db, views: readonly Row[], viewer: Viewer): Promise<number[]> {
  if (views.length === 0) return []
  const counts = views.map(
    ({ filter }) => sql`(select count(*)::int from (
      select from work_items w where ${workConditions(filter, viewer)} order by w.due_at limit ${sql.lit(maxWorkCount)}) fitting)`,
  )
  const { rows } = await sql<{ counts: number[] }>`select array[${sql.join(counts)}] as counts`.execute(db)
  return rows[0]?.counts ?? []
}

/** The teams that somebody may share a view with. */
export function listSharingTeams(db: Db, { roles }: Viewer): Promise<{ id: number; name: string }[]> {
  if (!isPermitted(roles, 'views.share')) return Promise.resolve([])
  return db.selectFrom('teams').select(['id', 'name']).orderBy('name').execute()
}
