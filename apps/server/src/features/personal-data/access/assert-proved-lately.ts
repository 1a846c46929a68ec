import { sql } from 'kysely'
import { AppError } from '../../../platform/app-error.ts'
import type { Db } from '../../../platform/db.ts'

/**
 * Refuses unless the customer entered a code within the last 15 minutes: whoever finds a phone signed in neither takes
 * its owner's data away nor erases it. A code sent by e-mail within a session proves nothing, as the address can be
 * changed there.
 */
export async function assertProvedLately(db: Db, customerId: string): Promise<void> {
  const { rows } = await sql`
    select from otp_challenges
    where customer_id = ${customerId} and closed_reason = 'used' and closed_at > now() - interval '15 minutes'
      and not (channel = 'email' and purpose = 'session')
    limit 1`.execute(db)
  if (rows.length === 0) throw new AppError('proof_needed')
}
