import { type Kysely, sql } from 'kysely'
import type { Tables } from '../../platform/database-tables.ts'

/** As if the customer had asked for the erasure a week ago and not taken it back. As the owner. */
export async function requestDueErasure(db: Kysely<Tables>, customerId: string): Promise<void> {
  await sql`
    insert into erasure_requests (reference, customer_id, language, requested_at, due_at)
    values (${`ER-${customerId}`}, ${customerId}, 'en', now() - interval '7 days', now())
  `.execute(db)
}
