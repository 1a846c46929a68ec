import type { Extension } from '@sanad/domain/compliance'
import type { Db } from '../../../platform/db.ts'

export interface RecordedExtension extends Omit<Extension, 'source'> {
  readonly id: string
}

/** The extensions in force, oldest first. */
export async function listExtensions(db: Db): Promise<RecordedExtension[]> {
  const rows = await selectExtensions(db)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('due_date_extension_withdrawals as w')
            .select('w.extension_id')
            .whereRef('w.extension_id', '=', 'e.id'),
        ),
      ),
    )
    .execute()
  return rows.map(toExtension)
}

/** One of them, whether it is still in force or not. */
export async function findExtension(db: Db, id: string): Promise<RecordedExtension | undefined> {
  const row = await selectExtensions(db).where('e.id', '=', id).executeTakeFirst()
  return row && toExtension(row)
}

function selectExtensions(db: Db) {
  return db
    .selectFrom('due_date_extensions as e')
    .select(['e.id', 'e.form', 'e.period_to', 'e.from_day', 'e.to_day', 'e.gst_codes', 'e.notification'])
    .orderBy('e.id')
}

type Row = Awaited<ReturnType<ReturnType<typeof selectExtensions>['executeTakeFirstOrThrow']>>

function toExtension({
  id,
  form,
  period_to,
  from_day,
  to_day,
  gst_codes,
  notification,
}: Row): RecordedExtension {
  return {
    id,
    form,
    period_to,
    from: from_day,
    to: to_day,
    who: gst_codes ? { gst_codes } : {},
    notification,
  }
}
