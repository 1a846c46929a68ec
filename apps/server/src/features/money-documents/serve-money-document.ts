import { Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { sql } from 'kysely'
import { orThrow } from '../../platform/app-error.ts'
import type { Services } from '../../platform/services.ts'
import { getFileLink } from '../../platform/uploads/file-link.ts'
import { sendFile } from '../../platform/uploads/send-file.ts'
import { pdfName } from './pdf-name.ts'
import type { Printer } from './print/printer.ts'

/** Prints a document for whoever holds a link to it that we signed and that has not expired; else there is none. */
export async function serveMoneyDocument(
  { db, config, printer }: Pick<Services, 'db' | 'config'> & { printer: Printer },
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { filename, expires } = getFileLink(config.secrets.fileLinks, 'money-documents/', request)
  const document = await db
    .selectFrom('money_documents')
    .select(['number', 'snapshot'])
    .where('id', '=', filename.replace('.pdf', ''))
    .where(sql<boolean>`to_timestamp(${expires}) > now()`)
    .executeTakeFirst()
  const { number, snapshot } = orThrow(document, 'not_found')
  const pdf = await printer.print(snapshot)
  const file = { original_name: pdfName(number), content_type: 'application/pdf', size_bytes: pdf.length }
  return sendFile(reply, file, Readable.from([pdf]), 'attachment')
}
