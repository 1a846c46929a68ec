import { sql } from 'kysely'
import { orThrow } from '../../platform/app-error.ts'
import type { Services } from '../../platform/services.ts'
import type { FileLink } from '../../platform/uploads/file-link.ts'
import type { Download } from '../../platform/uploads/send-file.ts'
import { notHeldBack } from '../case/not-held-back.ts'

/** The file behind a signed link; `not_found` once it expired, or while the file is in quarantine. */
export async function openTicketFile(
  { db, files }: Pick<Services, 'db' | 'files'>,
  { filename, expires }: FileLink,
): Promise<Download> {
  const file = await db
    .selectFrom('ticket_files')
    .select(['original_name as name', 'content_type as contentType', 'size_bytes as sizeBytes'])
    .where('filename', '=', filename)
    .where(notHeldBack('ticket_files'))
    .where(sql<boolean>`to_timestamp(${expires}) > now()`)
    .executeTakeFirst()
  const found = orThrow(file, 'not_found')
  const content = orThrow(await files.find(filename), 'not_found')
  return { ...found, content, disposition: 'inline' }
}
