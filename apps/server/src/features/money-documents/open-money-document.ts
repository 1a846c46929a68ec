import { Readable } from 'node:stream'
import { offeredLanguages, sourceLanguage } from '@sanad/texts'
import { sql } from 'kysely'
import { orThrow } from '../../platform/app-error.ts'
import type { Services } from '../../platform/services.ts'
import type { FileLink } from '../../platform/uploads/file-link.ts'
import type { Download } from '../../platform/uploads/send-file.ts'
import { findRegistration } from './e-invoices/registration-of.ts'
import { pdfName } from './money-document-view.ts'
import type { Printer } from './print/printer.ts'

/** Renders the document behind a signed link; `not_found` once the link expired. */
export async function openMoneyDocument(
  { db, printer }: Pick<Services, 'db'> & { printer: Printer },
  { filename, expires }: FileLink,
): Promise<Download> {
  const [id = '', given = ''] = filename.replace(/\.pdf$/, '').split('.')
  // Links of the release before name no language.
  const language = offeredLanguages.find((offered) => offered === given) ?? sourceLanguage
  const document = await db
    .selectFrom('money_documents')
    .select(['number', 'snapshot', 'customer_id'])
    .where('id', '=', id)
    .where(sql<boolean>`to_timestamp(${expires}) > now()`)
    .executeTakeFirst()
  const { number, snapshot, customer_id: key } = orThrow(document, 'not_found')
  const registration = await findRegistration(db, id)
  const pdf = await printer.print({ id, document: snapshot, registration, language }, { key })
  return {
    name: pdfName(number),
    contentType: 'application/pdf',
    sizeBytes: pdf.length,
    content: Readable.from([pdf]),
    disposition: 'attachment',
  }
}
