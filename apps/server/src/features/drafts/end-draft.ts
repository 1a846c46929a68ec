import type { StaffDraft } from '@sanad/contracts/staff'
import type { Db } from '../../platform/db.ts'

interface Ended {
  readonly staffId: string
  readonly subjectId: string
  readonly kind: StaffDraft['kind']
}

/** In the transaction that sends what was written. */
export async function endDraft(db: Db, { staffId, subjectId, kind }: Ended): Promise<void> {
  await db
    .deleteFrom('staff_drafts')
    .where('staff_id', '=', staffId)
    .where('subject_id', '=', subjectId)
    .where('kind', '=', kind)
    .execute()
}
