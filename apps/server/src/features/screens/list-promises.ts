import type { PromisedDay } from '@sanad/contracts/staff'
import { sql } from 'kysely'
import type { Db } from '../../platform/db.ts'

type Row = Omit<PromisedDay, 'recorded_at'> & { readonly recorded_at: Date }

/** Days that staff promised, the latest first. */
export async function listPromises(db: Db, applicationId: string): Promise<PromisedDay[]> {
  const { rows } = await sql<Row>`
    select p.stage_id, p.promised_on::text, p.former_on::text, p.reason, p.reason_hi, m.name as staff_name, p.recorded_at
    from promise_acts p join staff_members m on m.id = p.staff_id
    where p.application_id = ${applicationId} order by p.id desc
  `.execute(db)
  return rows.map(({ recorded_at, ...row }) => ({ ...row, recorded_at: recorded_at.toISOString() }))
}
