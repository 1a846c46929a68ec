import type { FileView, KeptFileView } from '@sanad/contracts/staff'
import { sql } from 'kysely'
import { orThrow } from '../../../platform/app-error.ts'
import type { Db } from '../../../platform/db.ts'

/** How the files of an application are looked at, replaced ones included. */
export async function listFileViews(db: Db, applicationId: string): Promise<KeptFileView[]> {
  const rows = await db
    .selectFrom('file_views as v')
    .innerJoin('uploaded_documents as d', 'd.id', 'v.file_id')
    .select(['v.file_id', 'v.zoom', 'v.rotation'])
    .where('d.application_id', '=', applicationId)
    .execute()
  return rows.map(({ zoom, ...row }) => ({
    ...row,
    zoom: zoom === 'width' || zoom === 'page' ? zoom : Number(zoom),
  }))
}

/** The last one counts. */
export async function saveFileView(db: Db, fileId: string, { zoom, rotation }: FileView): Promise<void> {
  const found = await db
    .selectFrom('uploaded_documents')
    .select('id')
    .where('id', '=', fileId)
    .executeTakeFirst()
  const view = { zoom: String(zoom), rotation }
  await db
    .insertInto('file_views')
    .values({ file_id: orThrow(found, 'not_found').id, ...view })
    .onConflict((conflict) =>
      conflict.column('file_id').doUpdateSet({ ...view, changed_at: sql`clock_timestamp()` }),
    )
    .execute()
}
