import type { FastifyReply, FastifyRequest } from 'fastify'
import { sql } from 'kysely'
import { orThrow } from '../../platform/app-error.ts'
import type { Services } from '../../platform/services.ts'
import { getFileLink } from '../../platform/uploads/file-link.ts'
import { sendFile } from '../../platform/uploads/send-file.ts'
import { notHeldBack } from '../file-scans/not-held-back.ts'

/** Sends a file to whoever holds a link to it that we signed and that has not expired; else there is no file. */
export async function serveUpload(
  { db, files, config }: Services,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { filename, expires } = getFileLink(config.secrets.fileLinks, '', request)
  const document = await db
    .selectFrom('uploaded_documents as document')
    .innerJoin('applications as application', 'application.id', 'document.application_id')
    .select(['document.original_name', 'document.content_type', 'document.size_bytes'])
    .where('document.filename', '=', filename)
    .where('application.deleted_at', 'is', null)
    .where(notHeldBack('document'))
    .where(sql<boolean>`to_timestamp(${expires}) > now()`)
    .executeTakeFirst()
  const found = orThrow(document, 'not_found')
  return sendFile(reply, found, orThrow(await files.find(filename), 'not_found'))
}
