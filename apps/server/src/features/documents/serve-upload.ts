import type { FastifyReply, FastifyRequest } from 'fastify'
import { sql } from 'kysely'
import * as z from 'zod'
import type { Services } from '../../app.ts'
import { AppError, orThrow } from '../../platform/app-error.ts'
import { isOwnFileLink } from './file-link.ts'

const Link = z.object({
  filename: z.string().max(100),
  expires: z.coerce.number().int().min(0).max(1e11),
  signature: z.string().max(100),
})

/** Nothing in a customer's file may run or load; the browser's own viewers of pictures need their styles. */
const policy = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'; sandbox"

/** Sends a file to whoever holds a link to it that we signed and that has not expired; else there is no file. */
export async function serveUpload(
  { db, files, config }: Services,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const link = Link.safeParse({ ...Object(request.query), ...Object(request.params) }).data
  if (!link || !isOwnFileLink(config.secrets.fileLinks, link)) throw new AppError('not_found')
  const document = await db
    .selectFrom('uploaded_documents as document')
    .innerJoin('applications as application', 'application.id', 'document.application_id')
    .select(['document.original_name', 'document.content_type', 'document.size_bytes'])
    .where('document.filename', '=', link.filename)
    .where('application.deleted_at', 'is', null)
    .where(sql<boolean>`to_timestamp(${link.expires}) > now()`)
    .executeTakeFirst()
  const { original_name, content_type, size_bytes } = orThrow(document, 'not_found')
  const content = orThrow(await files.find(link.filename), 'not_found')
  return reply
    .headers({
      'content-type': content_type,
      'content-length': size_bytes,
      'content-disposition': `inline; filename*=UTF-8''${encodeRfc5987(original_name)}`,
      'cache-control': 'private, no-store',
      'content-security-policy': policy,
      'x-content-type-options': 'nosniff',
    })
    .send(content)
}

function encodeRfc5987(name: string): string {
  return encodeURIComponent(name).replace(/['()*]/g, (char) => `%${char.charCodeAt(0).toString(16)}`)
}
