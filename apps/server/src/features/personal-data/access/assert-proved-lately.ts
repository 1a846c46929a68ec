import { sql } from 'kysely'
import { AppError } from '../../../platform/app-error.ts'
import type { Db } from '../../../platform/db.ts'

/**
 * Step-up authentication: requires that this session was begun by a code within 15 minutes, so that an unattended or
 * stolen one can neither export nor erase the data. A code over a newly proved channel counts after three days:
 * strong_proofs in 045-settled-channels.sql.
 */
export async function assertProvedLately(
  db: Db,
  { customerId, sessionId }: { customerId: string; sessionId: string },
): Promise<void> {
  const { rows } = await sql`
    select from strong_proofs
    where session_id = ${sessionId} and customer_id = ${customerId} and proved_at > now() - interval '15 minutes'`.execute(
    db,
  )
  if (rows.length === 0) throw new AppError('proof_needed')
}
