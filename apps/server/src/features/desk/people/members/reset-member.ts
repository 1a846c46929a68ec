import { AppError } from '../../../../platform/app-error.ts'
import type { Db } from '../../../../platform/db.ts'
import { makeInvitation } from './make-invitation.ts'
import { endSessionsOf, getPresentMember } from './member-queries.ts'
import { lockStaffChanges, recordStaffChange } from './record-staff-change.ts'

interface Reset {
  readonly memberId: string
  /** Null: an operator's command. */
  readonly actorId: string | null
  readonly requestId: string
}

/** Takes password and second factors away; the link that is answered sets new ones. Undefined where it was done before. */
export async function resetMember(
  tx: Db,
  { memberId, actorId, requestId }: Reset,
): Promise<{ email: string; name: string; token: string } | undefined> {
  const change = { memberId, act: 'reset', actorId, requestId } as const
  if ((await lockStaffChanges(tx, change)) === 'repeated') return undefined
  if (actorId === memberId) throw new AppError('own_rights')
  const { email, name } = await getPresentMember(tx, memberId)
  await tx.updateTable('staff_members').set({ password_hash: null }).where('id', '=', memberId).execute()
  await tx.deleteFrom('staff_factors').where('staff_id', '=', memberId).execute()
  await tx.deleteFrom('staff_recovery_codes').where('staff_id', '=', memberId).execute()
  await endSessionsOf(tx, memberId)
  await recordStaffChange(tx, change)
  return { email, name, token: await makeInvitation(tx, { memberId, actorId }) }
}
