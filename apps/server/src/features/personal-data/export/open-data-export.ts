import { sql } from 'kysely'
import { orThrow } from '../../../platform/app-error.ts'
import type { Services } from '../../../platform/services.ts'
import type { FileLink } from '../../../platform/uploads/file-link.ts'
import type { Download } from '../../../platform/uploads/send-file.ts'

/** The export behind a signed link; `not_found` once the link or the export expired. */
export async function openDataExport(
  { db, files }: Pick<Services, 'db' | 'files'>,
  { filename, expires }: FileLink,
): Promise<Download> {
  const row = await db
    .selectFrom('data_exports')
    .select('size_bytes')
    .where('filename', '=', filename)
    .where('expires_at', '>', sql<Date>`now()`)
    .where(sql<boolean>`to_timestamp(${expires}) > now()`)
    .executeTakeFirst()
  const sizeBytes = Number(orThrow(row?.size_bytes, 'not_found'))
  const content = orThrow(await files.find(filename), 'not_found')
  return {
    name: 'sanad-data.zip',
    contentType: 'application/zip',
    sizeBytes,
    content,
    disposition: 'attachment',
  }
}
