import type { BodyOf, reuseDocument as reuseDocumentEndpoint, UploadedDocument } from '@sanad/contracts'
import { servesAs } from '@sanad/domain'
import { sql } from 'kysely'
import { AppError, orThrow } from '../../platform/app-error.ts'
import type { Db } from '../../platform/db.ts'
import type { Language } from '../../platform/http/language.ts'
import type { Services } from '../../platform/services.ts'
import { getApplicationRecord } from '../case/application-record.ts'
import { readDefinition, type VersionRef, versionRef } from '../case/definitions.ts'
import { documentStatus, lastDecision } from '../case/document-status.ts'
import { givenAs } from './reusable-files.ts'
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

/** A current file of the same customer that serves as this document and was not refused. */
async function getReusable(db: Db, { customerId, applicationId, documentId, sourceId }: Reuse) {
  const { definition, quantity } = await getApplicationRecord(db, { applicationId, customerId })
  const document = definition.documents.find(({ id }) => id === documentId)
  const source = await findSource(db, { customerId, applicationId, sourceId })
  if (!document || !source) throw new AppError('not_found')
  const { documents } = await readDefinition(db, source.version)
  if (!servesAs({ document, quantity }, givenAs(source, documents))) throw new AppError('not_found')
  return source
}

interface Source {
  readonly filename: string
  readonly original_name: string
  readonly documentId: string
  readonly quantity: number
  readonly same_business: boolean
  readonly version: VersionRef
}

async function findSource(db: Db, { customerId, applicationId, sourceId }: Omit<Reuse, 'documentId'>) {
  const { rows } = await sql<Source>`
    select d.filename, d.original_name, d.document_id as "documentId", o.quantity, ${versionRef} as version,
      coalesce(o.business_id = a.business_id, false) as same_business
    from uploaded_documents d ${lastDecision}
    join applications o on o.id = d.application_id
    join service_versions v on v.slug = o.service_slug and v.version = o.service_version
    join applications a on a.id = ${applicationId}
    where d.id = ${sourceId} and d.replaced_at is null and o.id <> a.id
      and ${documentStatus} in ('submitted', 'accepted')
      and o.customer_id = ${customerId} and o.deleted_at is null
  `.execute(db)
  return rows[0]
}
