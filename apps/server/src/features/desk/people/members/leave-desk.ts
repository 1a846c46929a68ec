import { refuseLosingAdmin } from '@sanad/domain'
import { sql } from 'kysely'
import { AppError } from '../../../../platform/app-error.ts'
import type { Db } from '../../../../platform/db.ts'
import { countOpenWork } from '../../../work/acts/hand-over-work.ts'
import { endSessionsOf, getPresentMember, listAdminIds, writeRights } from './member-queries.ts'
import { lockStaffChanges, recordStaffChange } from './record-staff-change.ts'

interface Leaving {
  readonly memberId: string
  /** Null: an operator's command. */
  readonly actorId: string | null
  readonly requestId: string
}

/** Ends a membership: their sessions end and no sign-in works. Refused while work is theirs. Idempotent by `requestId`. */
export async function leaveDesk(tx: Db, { memberId, actorId, requestId }: Leaving): Promise<void> {
  const change = { memberId, act: 'left', actorId, requestId } as const
  if ((await lockStaffChanges(tx, change)) === 'repeated') return
  await getPresentMember(tx, memberId)
  const refusal = refuseLosingAdmin({ memberId, roles: [], adminIds: await listAdminIds(tx) })
  if (refusal) throw new AppError(refusal)
  const open = await countOpenWork(tx, memberId)
  if (open > 0) throw new AppError('open_work_left', { details: { open_work: open } })
  await tx
    .updateTable('staff_members')
    .set({ disabled_at: sql<Date>`now()` })
    .where('id', '=', memberId)
    .execute()
  await writeRights(tx, { memberId, actorId, roles: [], teams: [], limits: {} })
  await endSessionsOf(tx, memberId)
  await recordStaffChange(tx, change)
}
