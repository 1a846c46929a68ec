import type { getMoneyDocument, SuccessOf } from '@sanad/contracts'
import type { MoneyDocument } from '@sanad/domain'
import { sql } from 'kysely'
import { AppError, orThrow } from '../../platform/app-error.ts'
import type { Db } from '../../platform/db.ts'
import type { Language } from '../../platform/http/language.ts'
import type { Services } from '../../platform/services.ts'
import { fileLink } from '../../platform/uploads/file-link.ts'
import { cancelledAt, eInvoiceState } from './e-invoices/registration-of.ts'
import {
  datedAt,
  type MoneyDocumentRow,
  pdfName,
  replacedBy,
  toMoneyDocumentRecord,
} from './money-document-view.ts'

interface Wanted {
  readonly documentId: string
  /** Omitted for staff, who may read every customer's. */
  readonly customerId?: string
  /** Of who reads it. */
  readonly language: Language
}

/** A document with a signed download link; somebody else's is not found. */
export async function readMoneyDocument(
  { db, config }: Pick<Services, 'db' | 'config'>,
  { documentId, customerId, language }: Wanted,
): Promise<SuccessOf<typeof getMoneyDocument>['data']> {
  const { rows } = await sql<MoneyDocumentRow & { now: Date }>`
    select d.id, d.kind, d.number, ${datedAt} as "issuedAt", d.total_rupees as "totalRupees",
      ${eInvoiceState} as "eInvoice", ${cancelledAt} as "cancelledAt", ${replacedBy} as "replacedBy", now() as now
    from money_documents d
    where d.id = ${documentId} ${customerId === undefined ? sql`` : sql`and d.customer_id = ${customerId}`}
  `.execute(db)
  const row = orThrow(rows[0], 'not_found')
  // Without its number it is no invoice (rule 48(5) of the CGST Rules).
  if (row.eInvoice === 'registering') throw new AppError('document_registering')
  const link = { folder: 'money-documents/', filename: `${row.id}.${language}.pdf`, now: row.now } as const
  return {
    ...toMoneyDocumentRecord(row),
    filename: pdfName(row.number),
    download_url: fileLink(config.secrets.fileLinks, link),
  }
}

/** What a document says, whosesoever it is: for the page that confirms it. */
export function findConfirmed(
  db: Db,
  documentId: string,
): Promise<{ document: MoneyDocument; cancelledAt: string | null; replacedBy: string | null } | undefined> {
  return db
    .selectFrom('money_documents as d')
    .select(['d.snapshot as document', cancelledAt.as('cancelledAt'), replacedBy.as('replacedBy')])
    .where('d.id', '=', documentId)
    .executeTakeFirst()
}
