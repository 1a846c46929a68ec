import type { FastifyReply, FastifyRequest } from 'fastify'
import { sql } from 'kysely'
import { orThrow } from '../../../platform/app-error.ts'
import type { Services } from '../../../platform/services.ts'
import { getFileLink } from '../../../platform/uploads/file-link.ts'

/** Sends a copy to whoever holds a link to it that we signed and that has not expired; else there is none. */
export async function serveDataExport(
  { db, files, config }: Services,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { filename, expires } = getFileLink(config.secrets.fileLinks, 'exports/', request)
  const row = await db
    .selectFrom('data_exports')
    .select('size_bytes')
    .where('filename', '=', filename)
    .where('expires_at', '>', sql<Date>`now()`)
    .where(sql<boolean>`to_timestamp(${expires}) > now()`)
    .executeTakeFirst()
  const size = orThrow(row?.size_bytes, 'not_found')
  const content = orThrow(await files.find(filename), 'not_found')
  return reply
    .headers({
      'content-type': 'application/zip',
      'content-length': size,
      'content-disposition': 'attachment; filename="sanad-data.zip"',
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
    })
    .send(content)
}
