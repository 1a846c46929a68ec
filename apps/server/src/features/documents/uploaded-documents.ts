import type { OwnDocument } from '@sanad/contracts'
import { type LocalText, textIn } from '@sanad/domain'
import { type RawBuilder, sql } from 'kysely'
import { orThrow } from '../../platform/app-error.ts'
import type { Language } from '../../platform/http/language.ts'
import { microsOf, momentOf, readPageCursor, writePageCursor } from '../../platform/page-cursor.ts'
import type { Services } from '../../platform/services.ts'
import { documentStatus, lastDecision, rejectionReason } from '../case/document-status.ts'
import { toUploadedDocument, type UploadedDocumentRow } from './uploaded-document-view.ts'

interface Row extends UploadedDocumentRow {
  readonly application_id: string
  readonly track_id: string
  readonly title: LocalText | null
  readonly micros: string
  readonly now: Date
}

interface Page {
  readonly customerId: string
  readonly cursor: string | undefined
  readonly limit: number
  readonly language: Language
}

type Parts = Pick<Services, 'db' | 'config'>

/** The customer's current documents, newest first; keyset pagination. */
export async function listUploadedDocuments(
  services: Parts,
  { customerId, cursor, limit, language }: Page,
): Promise<{ data: OwnDocument[]; next_cursor: string | null }> {
  const after = cursor === undefined ? undefined : readPageCursor(cursor)
  const older = after ? sql`and (d.uploaded_at, d.id) < (${momentOf(after)}, ${after.id}::uuid)` : sql``
  const rows = await selectOwn(services, {
    customerId,
    narrowed: sql`and d.replaced_at is null ${older} order by d.uploaded_at desc, d.id desc limit ${limit + 1}`,
  })
  const page = rows.slice(0, limit)
  const last = page.at(-1)
  return {
    data: page.map((row) => toOwnDocument(services, row, language)),
    next_cursor: rows.length > limit && last ? writePageCursor(last) : null,
  }
}

/** One of the customer's documents, replaced ones included. */
export async function readUploadedDocument(
  services: Parts,
  { customerId, documentId, language }: { customerId: string; documentId: string; language: Language },
): Promise<OwnDocument> {
  const rows = await selectOwn(services, { customerId, narrowed: sql`and d.id = ${documentId}` })
  return toOwnDocument(services, orThrow(rows[0], 'not_found'), language)
}

async function selectOwn(
  { db }: Parts,
  { customerId, narrowed }: { customerId: string; narrowed: RawBuilder<unknown> },
): Promise<Row[]> {
  const { rows } = await sql<Row>`
    select d.id, d.document_id as "documentId", d.filename, d.original_name as "originalName",
      d.size_bytes as "sizeBytes", ${documentStatus} as status, ${rejectionReason} as "rejectionReason",
      d.uploaded_at as at, ${microsOf('d.uploaded_at')} as micros, now() as now,
      a.id as application_id, a.track_id,
      (select item -> 'label' from jsonb_array_elements(v.definition -> 'documents') item
        where item ->> 'id' = d.document_id) as title
    from uploaded_documents d ${lastDecision}
    join applications a on a.id = d.application_id
    join service_versions v on v.slug = a.service_slug and v.version = a.service_version
    where d.customer_id = ${customerId} and a.deleted_at is null ${narrowed}
  `.execute(db)
  return rows
}

function toOwnDocument({ config }: Parts, row: Row, language: Language): OwnDocument {
  return {
    ...toUploadedDocument(row, { key: config.secrets.fileLinks, now: row.now, language }),
    application_id: row.application_id,
    track_id: row.track_id,
    document_title: row.title ? textIn(row.title, language) : row.documentId,
  }
}
