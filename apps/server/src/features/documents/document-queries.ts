import { sql } from 'kysely'
import { orThrow } from '../../platform/app-error.ts'
import type { Db } from '../../platform/db.ts'
import { documentStatus, lastDecision, rejectionReason } from '../case/document-status.ts'
import type { UploadedDocumentRow } from './uploaded-document-view.ts'

interface Place {
  readonly applicationId: string
  readonly documentId: string
}

export interface CurrentDocument {
  readonly id: string
  readonly status: UploadedDocumentRow['status']
  readonly sha256: Buffer
}

export async function findCurrentDocument(db: Db, place: Place): Promise<CurrentDocument | undefined> {
  const { rows } = await sql<CurrentDocument>`
    select d.id, d.sha256, ${documentStatus} as status
    from uploaded_documents d ${lastDecision}
    where d.application_id = ${place.applicationId} and d.document_id = ${place.documentId}
      and d.replaced_at is null
  `.execute(db)
  return rows[0]
}

/** Counts all files of the application, replaced ones included, as they are retained. */
export async function countFiles(db: Db, applicationId: string): Promise<number> {
  const { files } = await db
    .selectFrom('uploaded_documents')
    .select(sql<number>`count(*)::int`.as('files'))
    .where('application_id', '=', applicationId)
    .executeTakeFirstOrThrow()
  return files
}

export interface NewDocument extends Place {
  readonly filename: string
  readonly originalName: string
  readonly contentType: string
  readonly sizeBytes: number
  readonly sha256: Buffer
}

/** Makes the file the current one of its document; the former one is retained as replaced. */
export async function insertDocument(db: Db, document: NewDocument): Promise<string> {
  await db
    .updateTable('uploaded_documents')
    .set({ replaced_at: sql`now()` })
    .where('application_id', '=', document.applicationId)
    .where('document_id', '=', document.documentId)
    .where('replaced_at', 'is', null)
    .execute()
  const { id } = await db
    .insertInto('uploaded_documents')
    .values({
      application_id: document.applicationId,
      document_id: document.documentId,
      filename: document.filename,
      original_name: document.originalName,
      content_type: document.contentType,
      size_bytes: document.sizeBytes,
      sha256: document.sha256,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** A document with the database's time, from which the expiry of its link is computed. */
export async function getDocumentRow(
  db: Db,
  id: string,
): Promise<{ document: UploadedDocumentRow; now: Date }> {
  const { rows } = await sql<UploadedDocumentRow & { now: Date; uploaded_at: Date }>`
    select d.id, d.document_id as "documentId", d.filename, d.original_name as "originalName",
      d.size_bytes as "sizeBytes", ${documentStatus} as status, ${rejectionReason} as "rejectionReason",
      d.uploaded_at, now() as now
    from uploaded_documents d ${lastDecision}
    where d.id = ${id}
  `.execute(db)
  const { uploaded_at, now, ...row } = orThrow(rows[0], 'not_found')
  return { document: { ...row, at: uploaded_at.toISOString() }, now }
}
