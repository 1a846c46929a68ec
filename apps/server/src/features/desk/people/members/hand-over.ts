import type { Kysely } from 'kysely'
import type { Tables } from '../../../../platform/database-tables.ts'
import { handOverWork } from '../../../work/acts/hand-over-work.ts'
import { getPresentMember } from './member-queries.ts'
import { lockStaffChanges, recordStaffChange } from './record-staff-change.ts'

interface HandingOver {
  readonly memberId: string
  readonly actorId: string
  readonly requestId: string
  /** Null: back to everybody. */
  readonly to: string | null
}

/** Hands the open work of a member over, all of it at once. Idempotent by `requestId`. */
export async function handOver(
  db: Kysely<Tables>,
  { memberId, actorId, requestId, to }: HandingOver,
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const change = { memberId, act: 'handed_over', actorId, requestId } as const
    if ((await lockStaffChanges(tx, change)) === 'repeated') return
    await getPresentMember(tx, memberId)
    const count = await handOverWork(tx, { from: memberId, to, actorId, reason: 'Handed over' })
    await recordStaffChange(tx, { ...change, details: { to, count } })
  })
}
