import { sql } from 'kysely'
import type { Db } from '../../platform/db.ts'
import { isShownDeliverable } from '../case/shown-deliverable.ts'

/** Whether the customer has one once the application is completed; an acknowledgement is no outcome. */
export async function hasCertificateOrLetter(db: Db, applicationId: string): Promise<boolean> {
  const { rows } = await sql`
    select from deliverables d
    where d.application_id = ${applicationId} and d.kind <> 'acknowledgement' and ${isShownDeliverable(true)}
    limit 1`.execute(db)
  return rows.length > 0
}
