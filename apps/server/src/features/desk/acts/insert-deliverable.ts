import type { Insertable } from 'kysely'
import type { Tables } from '../../../platform/database-tables.ts'
import type { Db } from '../../../platform/db.ts'
import type { Services } from '../../../platform/services.ts'
import { contentTypes } from '../../../platform/uploads/inspection/file-kind.ts'
import type { ApplicationRecord } from '../../case/application-record.ts'
import { tellOfDeliverable } from '../../deliverables/tell-of-deliverables.ts'
import { quarantine } from '../../file-scans/quarantine.ts'
import type { StoredFile } from './keep-file.ts'

type OfFile = 'filename' | 'content_type' | 'size_bytes' | 'sha256' | 'application_id'

/** Records a file that the customer gets; told once it is clean and visible. */
export async function insertDeliverable(
  tx: Db,
  { scanner }: Pick<Services, 'scanner'>,
  application: ApplicationRecord,
  { file, kind, filename }: StoredFile,
  values: Omit<Insertable<Tables['deliverables']>, OfFile>,
): Promise<string> {
  const { id } = await tx
    .insertInto('deliverables')
    .values({
      ...values,
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
