import { sql } from 'kysely'
import type { Db } from '../../../platform/db.ts'

interface Whom {
  readonly customerId: string
  /** Null: of all members of staff. */
  readonly staffSessionId: string | null
}

/** Takes back that the customer let staff act for them, with the links into the portal that were not used yet: it takes a new code. */
export async function endActing(db: Db, { customerId, staffSessionId }: Whom): Promise<void> {
  const isMeant = sql`customer_id = ${customerId}
    and (${staffSessionId}::uuid is null or staff_session_id = ${staffSessionId}::uuid)`
  await sql`
    with unused as (delete from panel_codes where ${isMeant} and used_at is null)
    delete from acting_grants where ${isMeant}
  `.execute(db)
}
