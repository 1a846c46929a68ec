import { sql } from 'kysely'
import { AppError } from '../../../platform/app-error.ts'
import type { Db } from '../../../platform/db.ts'

/**
 * A change of contact needs a code entered for it: one asked for within a session, over a channel that was proved before,
 * within 15 minutes. The code of the login is not enough, as a session that was found has that. Used up here.
 */
export async function useFreshProof(
  db: Db,
  { customerId, sessionId }: { customerId: string; sessionId: string },
): Promise<void> {
  const { rows } = await sql`
    update sessions set proof_channel = null, proof_purpose = null
    where id in (select session_id from strong_proofs
      where session_id = ${sessionId} and customer_id = ${customerId} and proof_purpose = 'session'
        and proved_at > now() - interval '15 minutes')
    returning id`.execute(db)
  if (rows.length === 0) throw new AppError('proof_needed')
}
