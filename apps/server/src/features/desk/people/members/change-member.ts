import type { StaffLimits } from '@sanad/contracts/staff'
import { refuseRightsChange, type StaffRole } from '@sanad/domain'
import { AppError } from '../../../../platform/app-error.ts'
import type { Services } from '../../../../platform/services.ts'
import { releaseClosedWork } from '../../../work/acts/hand-over-work.ts'
import {
  endSessionsOf,
  getPresentMember,
  listAdminIds,
  listRoles,
  listTeamIds,
  writeRights,
} from './member-queries.ts'
import { lockStaffChanges, recordStaffChange } from './record-staff-change.ts'

interface Change {
  readonly memberId: string
  readonly actorId: string
  readonly requestId: string
  readonly roles: readonly StaffRole[]
  readonly teams: readonly number[]
  readonly limits: StaffLimits
}

/**
 * Sets somebody's roles, teams and limits. A role taken away ends their sessions, and with them what it had opened;
 * the work that it alone allowed is everybody's again.
 * Idempotent by `requestId`.
 */
export async function changeMember(
  { db }: Pick<Services, 'db'>,
  { memberId, actorId, requestId, ...rights }: Change,
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const change = { memberId, act: 'changed', actorId, requestId } as const
    if ((await lockStaffChanges(tx, change)) === 'repeated') return
    const { limits } = await getPresentMember(tx, memberId)
    const adminIds = await listAdminIds(tx)
    const refusal = refuseRightsChange({ actorId, memberId, roles: rights.roles, adminIds })
    if (refusal) throw new AppError(refusal)
    const before = { roles: await listRoles(tx, memberId), teams: await listTeamIds(tx, memberId), limits }
    await writeRights(tx, { memberId, actorId, ...rights })
    if (before.roles.some((role) => !rights.roles.includes(role))) {
      await endSessionsOf(tx, memberId)
      await releaseClosedWork(tx, { from: memberId, actorId, reason: 'Roles changed' })
    }
    await recordStaffChange(tx, { ...change, details: { before, after: rights } })
  })
}
