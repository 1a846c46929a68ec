import type { ApplicationDocuments } from '@sanad/contracts'
import { type ServiceDefinition, standingOf, textIn } from '@sanad/domain'
import { sql } from 'kysely'
import type { Language } from '../../platform/http/language.ts'
import { microsOf, type PageCursor, readPageCursor, writePageCursor } from '../../platform/page-cursor.ts'
import type { Services } from '../../platform/services.ts'
import { readDefinitions, type VersionRef, versionsIn } from '../case/definitions.ts'
import { documentStatus, lastDecision, rejectionReason } from '../case/document-status.ts'
import { type Named, nameMarkOf, namesakesOf } from '../case/namesakes.ts'
import { toNextStepView } from '../case/next-step-view.ts'
import { ownApplications } from '../case/own-applications.ts'
import { withRequestedItems } from '../case/staff-facts.ts'
import { basisOf, type StandingRow, standingBasis } from '../case/standing-basis.ts'
import { deliverableRows, type ShownRow, toDeliverables } from '../deliverables/deliverable-view.ts'
import { toUploadedDocument, type UploadedDocumentRow } from './uploaded-document-view.ts'

interface Page {
  readonly customerId: string
  readonly cursor: string | undefined
  readonly limit: number
  readonly language: Language
}

interface ApplicationRow extends StandingRow, Named {
  readonly id: string
  readonly micros: string
  readonly track_id: string
  readonly service_slug: string
  readonly service_version: number
  readonly business_id: string | null
  readonly name_of_firm: string | null
  readonly files: readonly UploadedDocumentRow[]
  readonly deliverables: readonly ShownRow[]
}

interface Rows {
  readonly applications: readonly ApplicationRow[]
  readonly services: readonly VersionRef[]
  readonly look_end: PageCursor | null
  readonly now: Date
}

const nothing: Rows = { applications: [], services: [], look_end: null, now: new Date(0) }

/** Documents of the customer's paid applications in one statement, newest application first; keyset pagination. */
export async function listDocuments(
  { db, config }: Pick<Services, 'db' | 'config'>,
  { customerId, cursor, limit, language }: Page,
): Promise<{ data: ApplicationDocuments[]; nextCursor: string | null }> {
  const after = cursor === undefined ? undefined : readPageCursor(cursor)
  const own = ownApplications({ customerId, after })
  const { rows } = await sql<Rows>`
    with page as (
      select a.id, a.created_at, ${microsOf('a.created_at')} as micros, a.track_id, a.service_slug,
        a.service_version, a.business_id, b.name_of_firm, ${namesakesOf(customerId)} as namesakes, ${standingBasis},
        (select coalesce(json_agg(json_build_object(
                  'id', d.id, 'documentId', d.document_id, 'filename', d.filename,
                  'originalName', d.original_name, 'sizeBytes', d.size_bytes, 'status', ${documentStatus},
                  'rejectionReason', ${rejectionReason}, 'at', d.uploaded_at)), '[]')
           from uploaded_documents d ${lastDecision}
          where d.application_id = a.id and d.replaced_at is null) as files,
        ${deliverableRows} as deliverables
      from ${own.rows} a left join businesses b on b.id = a.business_id
      where a.deleted_at is null and exists (select from settled_items s where s.application_id = a.id)
      order by a.created_at desc, a.id desc
      limit ${limit + 1}
    )
    select
      (select coalesce(json_agg(p order by p.created_at desc, p.id desc), '[]') from page p) as applications,
      case when (select count(*) from page) <= ${limit} then ${own.end} end as look_end,
      ${versionsIn('page')} as services, now() as now
  `.execute(db)
  const { applications, services: refs, look_end, now } = rows[0] ?? nothing
  const definitionOf = await readDefinitions(db, refs)
  const page = applications.slice(0, limit)
  const end = applications.length > limit ? page.at(-1) : look_end
  const link = { key: config.secrets.fileLinks, now }
  return {
    data: page.map((row) => toApplicationDocuments(row, definitionOf(row), { language, link })),
    nextCursor: end ? writePageCursor(end) : null,
  }
}

function toApplicationDocuments(
  row: ApplicationRow,
  service: ServiceDefinition,
  { language, link }: { language: Language; link: { key: Buffer; now: Date } },
): ApplicationDocuments {
  const standing = standingOf(basisOf(row, service))
  return {
    application: {
      id: row.id,
      track_id: row.track_id,
      title: textIn(service.title, language),
      name_of_firm: row.name_of_firm,
      ...nameMarkOf(row.business_id, row),
      payment_status: standing.paymentStatus,
      client_status: standing.clientStatus,
      next_step: toNextStepView(standing.nextStep),
    },
    may_upload: standing.allowedActions.includes('upload'),
    documents: withRequestedItems(service, row).documents.map(({ id, label, help }) => {
      const file = row.files.find(({ documentId }) => documentId === id)
      return {
        document_id: id,
        label: textIn(label, language),
        help: help ? textIn(help, language) : '',
        uploaded: file ? toUploadedDocument(file, { ...link, language }) : null,
      }
    }),
    deliverables: toDeliverables(row.deliverables, { clientStatus: standing.clientStatus, language }),
    pending_items: standing.pendingItems,
    pending_documents: standing.pendingDocuments,
    form_missing: standing.isFormMissing,
  }
}
