import type { ConsentPurpose } from '@sanad/contracts'
import { sql } from 'kysely'
import type { Db } from '../../platform/db.ts'

/** Whether the customer took back what is otherwise done with their data. */
export async function hasWithdrawn(db: Db, customerId: string, purpose: ConsentPurpose): Promise<boolean> {
  const { rows } = await sql<{ decision: string }>`
    select decision from consents where customer_id = ${customerId} and purpose = ${purpose}
    order by id desc limit 1`.execute(db)
  return rows[0]?.decision === 'withdrawn'
}
