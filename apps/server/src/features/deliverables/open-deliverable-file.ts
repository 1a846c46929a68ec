import { sql } from 'kysely'
import { orThrow } from '../../platform/app-error.ts'
import type { Services } from '../../platform/services.ts'
import type { FileLink } from '../../platform/uploads/file-link.ts'
import type { Download } from '../../platform/uploads/send-file.ts'
import { notHeldBack } from '../case/not-held-back.ts'
import { isTakenBack } from '../case/taken-back.ts'
import { downloadName } from './download-name.ts'

/** The file behind a signed link; `not_found` once it expired, or while the file is in quarantine. */
export async function openDeliverableFile(
  { db, files }: Pick<Services, 'db' | 'files'>,
  { filename, expires }: FileLink,
): Promise<Download> {
  const row = await db
    .selectFrom('deliverables as d')
    .innerJoin('applications as a', 'a.id', 'd.application_id')
    .select([
      'd.title',
      'd.content_type as contentType',
      'd.size_bytes as sizeBytes',
      'a.track_id as trackId',
    ])
    .where('d.filename', '=', filename)
    .where('a.deleted_at', 'is', null)
    .where(notHeldBack('d'))
    .where(sql<boolean>`not ${isTakenBack('d')}`)
    .where(sql<boolean>`to_timestamp(${expires}) > now()`)
    .executeTakeFirst()
  const { title, trackId, contentType, sizeBytes } = orThrow(row, 'not_found')
  const content = orThrow(await files.find(filename), 'not_found')
  const name = downloadName({ title, trackId, filename })
  return { name, contentType, sizeBytes, content, disposition: 'attachment' }
}
