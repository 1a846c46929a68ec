import type { Db } from '../../../../platform/db.ts'

/** Takes back what the second factor proved: until it is proved again the session opens nothing. */
export async function lockSession(db: Db, sessionId: string): Promise<void> {
  await db
    .deleteFrom('staff_proofs')
    .where('session_id', '=', sessionId)
    .where('kind', '!=', 'password')
    .execute()
}
