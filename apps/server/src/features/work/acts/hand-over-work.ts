import { type RawBuilder, sql } from 'kysely'
import { AppError } from '../../../platform/app-error.ts'
import type { Db } from '../../../platform/db.ts'
import { isDoneBy } from '../../case/open-work.ts'
import { lockStates } from '../projection/project-subjects.ts'
import { getPresentOwner } from './present-owner.ts'

interface HandingOver {
  readonly from: string
  /** Null: back to everybody. */
  readonly to: string | null
  /** Who is recorded as having done it. */
  readonly actorId: string
  readonly reason: string
}

/** How many open pieces are this member's. */
export async function countOpenWork(db: Db, staffId: string): Promise<number> {
  const { count } = await db
    .selectFrom('work_items')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('owner', '=', staffId)
    .executeTakeFirstOrThrow()
  return count
}

/** Gives every piece of a member to another one, or back to everybody where it is closed to them. Answers how many. */
export async function handOverWork(db: Db, { from, to, actorId, reason }: HandingOver): Promise<number> {
  if (to !== null && (await getPresentOwner(db, to)) !== to) throw new AppError('staff_absent')
  const heir = sql`${to}::uuid`
  return moveWork(db, {
    which: sql`w.owner = ${from}::uuid`,
    owner: sql`case when ${isDoneBy(heir)} then ${heir} end`,
    from,
    actorId,
    reason,
  })
}

/** Gives back to everybody what a member has and may not do any more. */
export async function releaseClosedWork(db: Db, { from, ...by }: Omit<HandingOver, 'to'>): Promise<void> {
  const member = sql`${from}::uuid`
  const which = sql`w.owner = ${member} and not ${isDoneBy(member)}`
  await moveWork(db, { which, owner: sql`null::uuid`, from, ...by })
}

interface Moving extends Omit<HandingOver, 'to'> {
  readonly which: RawBuilder<unknown>
  readonly owner: RawBuilder<unknown>
}

/** Writes the owner of these pieces, recorded piece by piece. */
async function moveWork(db: Db, { which, owner, from, actorId, reason }: Moving): Promise<number> {
  const owned = await db.selectFrom('work_items').select('application_id').where('owner', '=', from).execute()
  // In the order of every projection, against deadlocks with the commit of a fact.
  await lockStates(db, [...new Set(owned.flatMap(({ application_id: id }) => id ?? []))])
  const { rows } = await sql`
    with locked as (
      select w.id from work_items w where ${which} order by w.id for no key update
    ), moved as (
      update work_items w set owner = ${owner}, version = version + 1 from locked where w.id = locked.id
      returning w.kind, subject_id, customer_id, owner
    )
    insert into work_acts (kind, subject_id, customer_id, act, staff_id, owner, reason, request_id)
    select kind, subject_id, customer_id, case when owner is null then 'released' else 'assigned' end,
      ${actorId}::uuid, owner, ${reason}, gen_random_uuid()
    from moved returning id`.execute(db)
  return rows.length
}
