import { sql } from 'kysely'
import type { Db } from '../../platform/db.ts'

export interface FileOwner {
  readonly kind: 'document' | 'deliverable' | 'ticket'
  readonly entityType: 'application' | 'ticket'
  readonly entityId: string
  readonly customerId: string
  readonly metadata: Record<string, string>
}

/** The entity that a stored file belongs to; undefined for an orphan. */
export async function findFileOwner(db: Db, filename: string): Promise<FileOwner | undefined> {
  const { rows } = await sql<FileOwner>`
    select 'document' as kind, 'application' as "entityType", a.id as "entityId", a.customer_id as "customerId",
      json_build_object('document_id', d.document_id, 'upload_id', d.id) as metadata
    from uploaded_documents d join applications a on a.id = d.application_id
    where d.filename = ${filename}
    union all
    select 'deliverable', 'application', a.id, a.customer_id, json_build_object('deliverable_id', d.id)
    from deliverables d join applications a on a.id = d.application_id
    where d.filename = ${filename}
    union all
    select 'ticket', 'ticket', t.id, t.customer_id,
      json_build_object('ticket_no', t.ticket_no, 'message_id', e.id)
    from ticket_files f join ticket_entries e on e.id = f.message_id join tickets t on t.id = e.ticket_id
    where f.filename = ${filename}
  `.execute(db)
  return rows[0]
}
