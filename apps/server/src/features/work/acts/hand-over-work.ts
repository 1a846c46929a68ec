import { sql } from 'kysely'
import { AppError } from '../../../platform/app-error.ts'
import type { Db } from '../../../platform/db.ts'
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

/** Gives every piece of a member to another one, recorded piece by piece. Answers how many. */
export async function handOverWork(db: Db, { from, to, actorId, reason }: HandingOver): Promise<number> {
  if (to !== null && (await getPresentOwner(db, to)) !== to) throw new AppError('staff_absent')
  const owned = await db.selectFrom('work_items').select('application_id').where('owner', '=', from).execute()
  // In the order of every projection, against deadlocks with the commit of a fact.
  await lockStates(db, [...new Set(owned.flatMap(({ application_id: id }) => id ?? []))])
  const { rows } = await sql`
    with handed as (
      update work_items set owner = ${to}::uuid, version = version + 1 where owner = ${from}::uuid
      returning kind, subject_id, customer_id
    )
    insert into work_acts (kind, subject_id, customer_id, act, staff_id, owner, reason, request_id)
    select kind, subject_id, customer_id, ${to === null ? 'released' : 'assigned'}, ${actorId}::uuid, ${to}::uuid,
      ${reason}, gen_random_uuid()
    from handed returning id`.execute(db)
  return rows.length
}
