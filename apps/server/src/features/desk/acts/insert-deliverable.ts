import { undoSeconds } from '@sanad/domain'
import { type Insertable, sql } from 'kysely'
import type { Tables } from '../../../platform/database-tables.ts'
import type { Db } from '../../../platform/db.ts'
import type { Services } from '../../../platform/services.ts'
import { contentTypes } from '../../../platform/uploads/inspection/file-kind.ts'
import type { ApplicationRecord } from '../../case/application-record.ts'
import { tellOfDeliverable } from '../../deliverables/tell-of-deliverables.ts'
import { quarantine } from '../../file-scans/quarantine.ts'
import type { StoredFile } from './keep-file.ts'

type OfFile = 'filename' | 'content_type' | 'size_bytes' | 'sha256' | 'application_id' | 'visible_at'

interface Values extends Omit<Insertable<Tables['deliverables']>, OfFile> {
  readonly heldSeconds?: number
}

/** Records a file that the customer gets; shown and told once it is clean and can no longer be taken back. */
export async function insertDeliverable(
  tx: Db,
  { scanner }: Pick<Services, 'scanner'>,
  application: ApplicationRecord,
  { file, kind, filename }: StoredFile,
  { heldSeconds = undoSeconds, ...values }: Values,
): Promise<string> {
  const { id } = await tx
    .insertInto('deliverables')
    .values({
      ...values,
      visible_at: sql<Date>`clock_timestamp() + make_interval(secs => ${heldSeconds})`,
      application_id: application.id,
      filename,
      content_type: contentTypes[kind],
      size_bytes: file.sizeBytes,
      sha256: file.sha256,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await quarantine(tx, { scanner }, filename)
  await tellOfDeliverable(tx, application, id)
  return id
}
