import { AppError } from '../../platform/app-error.ts'
import type { Db } from '../../platform/db.ts'

/** A form is submitted once. */
export async function refuseRepeated(db: Db, applicationId: string): Promise<void> {
  const { form_submitted_at } = await db
    .selectFrom('applications')
    .select('form_submitted_at')
    .where('id', '=', applicationId)
    .executeTakeFirstOrThrow()
  if (form_submitted_at) throw new AppError('form_submitted')
}
