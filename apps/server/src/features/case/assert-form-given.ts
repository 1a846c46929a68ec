import { isFormRequired } from '@sanad/domain'
import { AppError } from '../../platform/app-error.ts'
import type { Db } from '../../platform/db.ts'
import type { ApplicationRecord } from './application-record.ts'

/** Guard: an application whose service requires the form is not completed without it. */
export async function assertFormGiven(db: Db, { id, definition }: ApplicationRecord): Promise<void> {
  if (!isFormRequired(definition)) return
  const { form_submitted_at } = await db
    .selectFrom('applications')
    .select('form_submitted_at')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  if (form_submitted_at === null) throw new AppError('form_missing')
}
