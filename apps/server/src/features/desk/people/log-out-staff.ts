import { sql } from 'kysely'
import type { Db } from '../../../platform/db.ts'

/** Ends the session on the server. */
export async function logOutStaff(db: Db, sessionId: string): Promise<void> {
  await db
    .updateTable('staff_sessions')
    .set({ ended_at: sql<Date>`now()` })
    .where('id', '=', sessionId)
    .where('ended_at', 'is', null)
    .execute()
}
