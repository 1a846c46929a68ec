import { sql } from 'kysely'
import type { Db } from '../../platform/db.ts'

/** Names of all stored files that a customer gave us, and of copies made for them. */
export async function listCustomerFiles(db: Db, customerId: string): Promise<string[]> {
  const { rows } = await sql<{ filename: string }>`
    select d.filename from uploaded_documents d join applications a on a.id = d.application_id
      where a.customer_id = ${customerId}
    union all
    select f.filename from ticket_files f
      join ticket_entries e on e.id = f.message_id join tickets t on t.id = e.ticket_id
      where t.customer_id = ${customerId}
    union all
    select p.filename from upload_parts p join resumable_uploads u on u.id = p.upload_id
      where u.customer_id = ${customerId}
    union all
    select filename from data_exports where customer_id = ${customerId} and filename is not null`.execute(db)
  return rows.map(({ filename }) => filename)
}
