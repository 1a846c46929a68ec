import { sql } from 'kysely'
import type { Db } from '../../platform/db.ts'

/** Ends the links by which a customer's applications open without a login: all, or those made in one session. */
export async function endLinks(
  db: Db,
  { customerId, madeInSession = null }: { customerId: string; madeInSession?: string | null },
): Promise<void> {
  await sql`
    delete from access_links link using applications application
    where application.id = link.application_id and application.customer_id = ${customerId}
      and link.purpose <> 'track'
      and (${madeInSession}::uuid is null or link.made_in_session = ${madeInSession}::uuid)
  `.execute(db)
}
