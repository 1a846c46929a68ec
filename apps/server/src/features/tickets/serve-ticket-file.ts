import type { FastifyReply, FastifyRequest } from 'fastify'
import { sql } from 'kysely'
import * as z from 'zod'
import type { Services } from '../../app.ts'
import { AppError, orThrow } from '../../platform/app-error.ts'
import { sendFile } from '../../platform/http/send-file.ts'
import { isOwnFileLink } from '../documents/file-link.ts'
import { linkedName } from './ticket-file-view.ts'

const Link = z.object({
  filename: z.string().max(100),
  expires: z.coerce.number().int().min(0).max(1e11),
  signature: z.string().max(100),
})

/** Sends a file to whoever holds a link to it that we signed and that has not expired; else there is no file. */
export async function serveTicketFile(
  { db, files, config }: Services,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const link = Link.safeParse({ ...Object(request.query), ...Object(request.params) }).data
  const isOwn =
    link && isOwnFileLink(config.secrets.fileLinks, { ...link, filename: linkedName(link.filename) })
  if (!isOwn) throw new AppError('not_found')
  const file = await db
    .selectFrom('ticket_files')
    .select(['original_name', 'content_type', 'size_bytes'])
    .where('filename', '=', link.filename)
    .where(sql<boolean>`to_timestamp(${link.expires}) > now()`)
    .executeTakeFirst()
  const found = orThrow(file, 'not_found')
  return sendFile(reply, found, orThrow(await files.find(link.filename), 'not_found'))
}
