import type { StaffLimits } from '@sanad/contracts/staff'
import type { StaffRole } from '@sanad/domain'
import { sql } from 'kysely'
import { AppError } from '../../../../platform/app-error.ts'
import type { Db } from '../../../../platform/db.ts'
import { makeInvitation } from './make-invitation.ts'
import { writeRights } from './member-queries.ts'
import { lockPeople, lockStaffChanges, recordStaffChange } from './record-staff-change.ts'

export interface NewMember {
  readonly email: string
  readonly name: string
  readonly roles: readonly StaffRole[]
  readonly teams: readonly number[]
  readonly limits: StaffLimits
  /** Null: an operator's command. */
  readonly actorId: string | null
  readonly requestId: string
}

interface Invited {
  readonly memberId: string
  /** Undefined where the request was recorded before: its link is on its way. */
  readonly token: string | undefined
}

/**
 * Takes somebody into the service centre, who cannot sign in before the link of the invitation is used. Who was invited
 * and did not come is invited anew, and so is who left. Idempotent by `requestId`.
 */
export async function inviteMember(
  tx: Db,
  { email, name, roles, teams, limits, actorId, requestId }: NewMember,
): Promise<Invited> {
  await lockPeople(tx)
  const former = await tx
    .selectFrom('staff_members')
    .select(['id', 'password_hash', 'disabled_at'])
    .where('email', '=', email)
    .executeTakeFirst()
  const memberId = former?.id ?? (await insertMember(tx, { email, name }))
  const change = { memberId, act: 'invited', actorId, requestId } as const
  if ((await lockStaffChanges(tx, change)) === 'repeated') return { memberId, token: undefined }
  if (former?.password_hash && !former.disabled_at) throw new AppError('account_exists')
  await tx
    .updateTable('staff_members')
    .set({ name, password_hash: null, disabled_at: null })
    .where('id', '=', memberId)
    .execute()
  await writeRights(tx, { memberId, actorId, roles, teams, limits })
  await recordStaffChange(tx, { ...change, details: { roles, teams, limits } })
  return { memberId, token: await makeInvitation(tx, { memberId, actorId }) }
}

/** Two who invite the same address at once: the second finds the row of the first. */
async function insertMember(tx: Db, { email, name }: { email: string; name: string }): Promise<string> {
  const { id } = await tx
    .insertInto('staff_members')
    .values({ email, name, password_hash: null })
    .onConflict((conflict) => conflict.column('email').doUpdateSet({ name: sql<string>`staff_members.name` }))
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
