import { sql } from 'kysely'
import { AppError } from '../../../platform/app-error.ts'
import type { Db } from '../../../platform/db.ts'

/**
 * Step-up authentication: requires a code verified within 15 minutes, so that an unattended session can neither export
 * nor erase the data. A code sent by e-mail within a session does not count: the address can be changed there.
 */
export async function assertProvedLately(db: Db, customerId: string): Promise<void> {
  const { rows } = await sql`
    select from otp_challenges
    where customer_id = ${customerId} and closed_reason = 'used' and closed_at > now() - interval '15 minutes'
      and not (channel = 'email' and purpose = 'session')
    limit 1`.execute(db)
  if (rows.length === 0) throw new AppError('proof_needed')
}
