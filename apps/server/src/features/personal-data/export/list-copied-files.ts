import { Readable } from 'node:stream'
import type { Language } from '@sanad/texts'
import { sql } from 'kysely'
import type { Db } from '../../../platform/db.ts'
import type { Services } from '../../../platform/services.ts'
import { notHeldBack } from '../../case/not-held-back.ts'
import { isHandedOver } from '../../case/shown-deliverable.ts'
import { findRegistration } from '../../money-documents/e-invoices/registration-of.ts'
import { pdfName } from '../../money-documents/money-document-view.ts'
import type { Printer } from '../../money-documents/print/printer.ts'

/** A file of the archive, opened lazily. */
export interface CopiedFile {
  readonly folder: 'files' | 'money-documents'
  readonly name: string
  /** A document of an application, which may be masked while the copy is made. */
  readonly isPaper?: boolean
  readonly open: () => Promise<Readable>
}

interface Sources extends Pick<Services, 'db' | 'files'> {
  readonly printer: Printer
  /** Of who reads the copy. */
  readonly language: Language
}

/** The customer's uploads and certificates, and every money document as the PDF of a download. */
export async function listCopiedFiles(
  { db, files, printer, language }: Sources,
  customerId: string,
): Promise<CopiedFile[]> {
  const uploads = await sql<{ filename: string; isPaper: boolean }>`
    select d.filename, true as "isPaper" from uploaded_documents d join applications a on a.id = d.application_id
      where a.customer_id = ${customerId} and a.deleted_at is null
    union all
    select d.filename, false from deliverables d join applications a on a.id = d.application_id
      where a.customer_id = ${customerId} and a.deleted_at is null and ${notHeldBack('d')}
      and ${isHandedOver('d')}
    union all
    select f.filename, false from ticket_files f join ticket_entries e on e.id = f.message_id and e.visible_at <= now()
      join tickets t on t.id = e.ticket_id where t.customer_id = ${customerId}`.execute(db)
  const documents = await db
    .selectFrom('money_documents')
    .select(['id', 'number'])
    .where('customer_id', '=', customerId)
    .orderBy('issued_at')
    .execute()
  return [
    ...uploads.rows.map(({ filename, isPaper }) => ({
      folder: 'files' as const,
      name: filename,
      isPaper,
      // A missing file must not fail the whole export.
      open: async () => (await files.find(filename)) ?? Readable.from([]),
    })),
    ...documents.map(({ id, number }) => ({
      folder: 'money-documents' as const,
      name: pdfName(number),
      open: async () =>
        Readable.from([await printer.print({ id, ...(await readPrinted(db, id)), language })]),
    })),
  ]
}

async function readPrinted(db: Db, id: string) {
  const { snapshot: document } = await db
    .selectFrom('money_documents')
    .select('snapshot')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return { document, registration: await findRegistration(db, id) }
}
