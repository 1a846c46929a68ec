import type { Kysely } from 'kysely'
import type { Tables } from '../../../../platform/database-tables.ts'
import { endSessionsOf, getPresentMember } from './member-queries.ts'
import { lockStaffChanges, recordStaffChange } from './record-staff-change.ts'

interface Ending {
  readonly memberId: string
  readonly actorId: string
  readonly requestId: string
}

/** Signs a member out on every device. Idempotent by `requestId`. */
export async function endAllSessions(
  db: Kysely<Tables>,
  { memberId, actorId, requestId }: Ending,
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const change = { memberId, act: 'sessions_ended', actorId, requestId } as const
    if ((await lockStaffChanges(tx, change)) === 'repeated') return
    await getPresentMember(tx, memberId)
    const count = await endSessionsOf(tx, memberId)
    await recordStaffChange(tx, { ...change, details: { count } })
  })
}
