import type { FastifyReply, FastifyRequest } from 'fastify'
import { sql } from 'kysely'
import { orThrow } from '../../platform/app-error.ts'
import type { Services } from '../../platform/services.ts'
import { getFileLink } from '../../platform/uploads/file-link.ts'
import { sendFile } from '../../platform/uploads/send-file.ts'
import { notHeldBack } from '../file-scans/not-held-back.ts'

/** Sends a file to whoever holds a link to it that we signed and that has not expired; else there is no file. */
export async function serveTicketFile(
  { db, files, config }: Services,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { filename, expires } = getFileLink(config.secrets.fileLinks, 'tickets/', request)
  const file = await db
    .selectFrom('ticket_files')
    .select(['original_name', 'content_type', 'size_bytes'])
    .where('filename', '=', filename)
    .where(notHeldBack('ticket_files'))
    .where(sql<boolean>`to_timestamp(${expires}) > now()`)
    .executeTakeFirst()
  const found = orThrow(file, 'not_found')
  return sendFile(reply, found, orThrow(await files.find(filename), 'not_found'))
}
