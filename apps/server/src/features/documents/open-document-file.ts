import { sql } from 'kysely'
import { orThrow } from '../../platform/app-error.ts'
import type { Services } from '../../platform/services.ts'
import type { FileLink } from '../../platform/uploads/file-link.ts'
import type { Download } from '../../platform/uploads/send-file.ts'
import { notHeldBack } from '../case/not-held-back.ts'

/** The file behind a signed link; `not_found` once it expired, or while the file is in quarantine. */
export async function openDocumentFile(
  { db, files }: Pick<Services, 'db' | 'files'>,
  { filename, expires }: FileLink,
): Promise<Download> {
  const document = await db
    .selectFrom('uploaded_documents as document')
    .innerJoin('applications as application', 'application.id', 'document.application_id')
    .select([
      'document.original_name as name',
      'document.content_type as contentType',
      'document.size_bytes as sizeBytes',
    ])
    .where('document.filename', '=', filename)
    .where('application.deleted_at', 'is', null)
    .where(notHeldBack('document'))
    .where(sql<boolean>`to_timestamp(${expires}) > now()`)
    .executeTakeFirst()
  const found = orThrow(document, 'not_found')
  const content = orThrow(await files.find(filename), 'not_found')
  return { ...found, content, disposition: 'inline' }
}
