import type { UploadedDocument } from '@sanad/contracts'
import { sql } from 'kysely'
import type { Language } from '../../../platform/http/language.ts'
import type { Services } from '../../../platform/services.ts'
import { documentStatus, lastDecision, rejectionReason } from '../../case/document-status.ts'
import { toUploadedDocument, type UploadedDocumentRow } from '../../documents/uploaded-document-view.ts'

interface Asked {
  readonly applicationId: string
  readonly language: Language
}

/** The replaced files of an application with what was decided about them, the latest first. */
export async function listEarlierFiles(
  { db, config }: Pick<Services, 'db' | 'config'>,
  { applicationId, language }: Asked,
): Promise<UploadedDocument[]> {
  const { rows } = await sql<UploadedDocumentRow & { now: Date }>`
    select d.id, d.document_id as "documentId", d.filename, d.original_name as "originalName",
      d.size_bytes as "sizeBytes", ${documentStatus} as status, ${rejectionReason} as "rejectionReason",
      d.uploaded_at as at, now() as now
    from uploaded_documents d ${lastDecision}
    where d.application_id = ${applicationId} and d.replaced_at is not null
    order by d.uploaded_at desc, d.id desc
  `.execute(db)
  return rows.map((row) => toUploadedDocument(row, { key: config.secrets.fileLinks, now: row.now, language }))
}
