import type { BodyOf } from '@sanad/contracts'
import type { saveWorkView as endpoint } from '@sanad/contracts/staff'
import { isPermitted } from '@sanad/domain'
import { type Kysely, type Selectable, sql } from 'kysely'
import { AppError, orThrow } from '../../../platform/app-error.ts'
import type { Tables } from '../../../platform/database-tables.ts'
import type { Db } from '../../../platform/db.ts'
import type { Viewer } from '../queue/work-conditions.ts'
import { isSeenBy } from './list-work-views.ts'

type SavedView = Selectable<Tables['saved_views']>
type Given = BodyOf<typeof endpoint>

/** More than anybody can tell apart; each costs a count. */
const MOST_OWN = 30

/** Saves a new view, or changes one. Idempotent: a new one has the id that its client made. */
export async function saveWorkView(
  db: Kysely<Tables>,
  { id, viewer, given: { version, ...given } }: { id: string; viewer: Viewer; given: Given },
): Promise<void> {
  const { staffId } = viewer
  if ((given.audience === 'team') !== (given.team_id !== null)) throw new AppError('invalid_request')
  const values = { ...given, filter: JSON.stringify(given.filter) }
  await db.transaction().execute(async (tx) => {
    // Two saves of one member at once: the second sees what the first made, and what the limit leaves.
    await sql`select pg_advisory_xact_lock(hashtextextended(${`views ${staffId}`}, 0))`.execute(tx)
    await assertTeam(tx, given.team_id)
    if (version === undefined) {
      const former = await tx.selectFrom('saved_views').selectAll().where('id', '=', id).executeTakeFirst()
      if (former?.staff_id === staffId) return
      if (former) throw new AppError('not_found')
      assertMayShare(viewer, given)
      const { count } = await tx
        .selectFrom('saved_views')
        .select((select) => select.fn.countAll<string>().as('count'))
        .where('staff_id', '=', staffId)
        .executeTakeFirstOrThrow()
      if (Number(count) >= MOST_OWN) throw new AppError('too_many_views')
      await tx
        .insertInto('saved_views')
        .values({ id, staff_id: staffId, ...values })
        .execute()
      return
    }
    const view = await getChangeable(tx, id, viewer)
    if (view.version !== version)
      throw new AppError('changed_meanwhile', { details: { version: view.version } })
    if (given.audience !== view.audience || given.team_id !== view.team_id) assertMayShare(viewer, given)
    await tx
      .updateTable('saved_views')
      .set({ ...values, version: version + 1 })
      .where('id', '=', id)
      .execute()
  })
}

export async function deleteWorkView(db: Kysely<Tables>, id: string, viewer: Viewer): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await getChangeable(tx, id, viewer)
    await tx.deleteFrom('saved_views').where('id', '=', id).execute()
  })
}

export async function orderWorkViews(db: Db, staffId: string, ids: string[]): Promise<void> {
  await db.updateTable('staff_members').set({ view_order: ids }).where('id', '=', staffId).execute()
}

/** Under a row lock. What one does not see is not there; what is shared is changed by its owner or a manager alone. */
async function getChangeable(tx: Db, id: string, viewer: Viewer): Promise<SavedView> {
  const { rows } = await sql<SavedView>`
    select v.* from saved_views v where v.id = ${id}::uuid and ${isSeenBy(viewer)} for update of v`.execute(
    tx,
  )
  const view = orThrow(rows[0], 'not_found')
  if (view.staff_id !== viewer.staffId && !isPermitted(viewer.roles, 'views.share'))
    throw new AppError('not_permitted')
  return view
}

function assertMayShare({ roles }: Viewer, { audience }: Pick<Given, 'audience'>): void {
  if (audience !== 'own' && !isPermitted(roles, 'views.share')) throw new AppError('not_permitted')
}

async function assertTeam(db: Db, id: number | null): Promise<void> {
  if (id === null) return
  const team = await db.selectFrom('teams').select('id').where('id', '=', id).executeTakeFirst()
  if (!team) throw new AppError('team_unknown')
}
