import type { StaffDraft } from '@sanad/contracts/staff'
import { sql } from 'kysely'
import type { Db } from '../../platform/db.ts'
import { getDraftCustomer } from './get-draft-customer.ts'

interface Asked<Kind> {
  readonly staffId: string
  readonly subjectId: string
  readonly kinds: readonly [Kind, ...Kind[]]
}

/** One's own drafts alone. */
export async function listDrafts<Kind extends StaffDraft['kind']>(
  db: Db,
  { staffId, subjectId, kinds }: Asked<Kind>,
) {
  await getDraftCustomer(db, { kind: kinds[0], subjectId })
  return db
    .selectFrom('staff_drafts')
    .select([sql<Kind>`kind`.as('kind'), 'body', 'body_hi', 'template_id', 'stage_id', 'fields'])
    .where('staff_id', '=', staffId)
    .where('subject_id', '=', subjectId)
    .where('kind', 'in', kinds)
    .execute()
}
