import type { BodyOf, reuseDocument as reuseDocumentEndpoint, UploadedDocument } from '@sanad/contracts'
import { sql } from 'kysely'
import { orThrow } from '../../platform/app-error.ts'
import type { Db } from '../../platform/db.ts'
import type { Language } from '../../platform/http/language.ts'
import type { Services } from '../../platform/services.ts'
import { documentStatus, lastDecision } from '../case/document-status.ts'
import { submitDocument } from './submit-document.ts'

type Body = BodyOf<typeof reuseDocumentEndpoint>

/**
 * Gives the file of an earlier application again. A copy of its own, by the way of every upload: inspected, scanned, counted
 * and erased as the others are, whatever becomes of the source.
 */
export async function reuseDocument(
  services: Services,
  { customerId, language }: { customerId: string; language: Language },
  { application_id: applicationId, document_id: documentId, source_id: sourceId }: Body,
): Promise<UploadedDocument> {
  const source = await getReusable(services.db, { customerId, applicationId, documentId, sourceId })
  const content = orThrow(await services.files.find(source.filename), 'not_found')
  try {
    return await submitDocument(services, {
      customerId,
      target: { userId: customerId, applicationId, documentId },
      file: { originalName: source.original_name, content },
      language,
    })
  } finally {
    // A refusal before the file is read leaves its stream open.
    content.destroy()
  }
}

interface Reuse {
  readonly customerId: string
  readonly applicationId: string
  readonly documentId: string
  readonly sourceId: string
}

/** A current file of the same document, of the same customer and business, that was not refused. */
async function getReusable(db: Db, { customerId, applicationId, documentId, sourceId }: Reuse) {
  const { rows } = await sql<{ filename: string; original_name: string }>`
    select d.filename, d.original_name
    from uploaded_documents d ${lastDecision}
    join applications source on source.id = d.application_id
    join applications target on target.id = ${applicationId}
    where d.id = ${sourceId} and d.document_id = ${documentId} and d.replaced_at is null
      and ${documentStatus} in ('submitted', 'accepted')
      and source.customer_id = ${customerId} and source.deleted_at is null
      and target.customer_id = ${customerId} and target.deleted_at is null
      and source.business_id = target.business_id
  `.execute(db)
  return orThrow(rows[0], 'not_found')
}
