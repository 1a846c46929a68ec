import { sql } from 'kysely'
import type { Db } from '../../../platform/db.ts'

interface Whom {
  readonly customerId: string
  /** Null: of all members of staff. */
  readonly staffSessionId: string | null
}

/** Takes back that the customer let staff act for them, and ends what was opened by it: it takes a new code. */
export async function endActing(db: Db, { customerId, staffSessionId }: Whom): Promise<void> {
  await lockForActing(db, customerId)
  const isMeant = sql`customer_id = ${customerId}
    and (${staffSessionId}::uuid is null or staff_session_id = ${staffSessionId}::uuid)`
  await sql`delete from acting_grants where ${isMeant}`.execute(db)
  await sql`
    update sessions set ended_at = now()
    where ${isMeant} and staff_session_id is not null and ended_at is null`.execute(db)
}

/** Nobody enters while it is taken back: either the session is there to be ended, or the grant is gone. */
export async function lockForActing(db: Db, customerId: string): Promise<void> {
  await sql`select from customers where id = ${customerId} for no key update`.execute(db)
}
