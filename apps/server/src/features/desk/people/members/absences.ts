import { type Kysely, sql } from 'kysely'
import { AppError } from '../../../../platform/app-error.ts'
import type { Tables } from '../../../../platform/database-tables.ts'
import { beginAbsences } from '../../../work/acts/begin-absences.ts'
import { getPresentMember } from './member-queries.ts'
import { lockStaffChanges, recordStaffChange } from './record-staff-change.ts'

interface Absence {
  readonly memberId: string
  readonly actorId: string
  readonly requestId: string
  readonly startsAt: string
  readonly endsAt: string
  readonly deputy: string | null
}

/** Records when somebody is away and who does their work; one that has begun hands it over at once. */
export async function recordAbsence(
  db: Kysely<Tables>,
  { memberId, actorId, requestId, startsAt, endsAt, deputy }: Absence,
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const change = { memberId, act: 'absent', actorId, requestId } as const
    if ((await lockStaffChanges(tx, change)) === 'repeated') return
    await getPresentMember(tx, memberId)
    if (deputy) await getPresentMember(tx, deputy)
    const overlapping = await sql`
      select from staff_absences
      where staff_id = ${memberId}::uuid and ends_at > greatest(now(), ${startsAt}::timestamptz)
        and starts_at < ${endsAt}::timestamptz`.execute(tx)
    const isOver = await sql`select where ${endsAt}::timestamptz <= now()`.execute(tx)
    if (endsAt <= startsAt || deputy === memberId || overlapping.rows.length > 0 || isOver.rows.length > 0)
      throw new AppError('act_not_allowed')
    await tx
      .insertInto('staff_absences')
      .values({ staff_id: memberId, deputy, starts_at: startsAt, ends_at: endsAt, recorded_by: actorId })
      .execute()
    await recordStaffChange(tx, { ...change, details: { starts_at: startsAt, ends_at: endsAt, deputy } })
    await beginAbsences(tx)
  })
}

/** Back from now on, or the next absence is called off. What was handed over stays where it is. */
export async function endAbsence(
  db: Kysely<Tables>,
  { memberId, actorId, requestId }: Pick<Absence, 'memberId' | 'actorId' | 'requestId'>,
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const change = { memberId, act: 'back', actorId, requestId } as const
    if ((await lockStaffChanges(tx, change)) === 'repeated') return
    await getPresentMember(tx, memberId)
    const { rows } = await sql`
      update staff_absences set ends_at = greatest(starts_at, now()), handed_over_at = coalesce(handed_over_at, now())
      where id = (select id from staff_absences where staff_id = ${memberId}::uuid and ends_at > now()
                   order by starts_at limit 1)
      returning id`.execute(tx)
    if (rows.length === 0) throw new AppError('act_not_allowed')
    await recordStaffChange(tx, change)
  })
}
