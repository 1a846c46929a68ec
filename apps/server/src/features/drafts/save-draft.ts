import type { StaffDraft } from '@sanad/contracts/staff'
import { sql } from 'kysely'
import type { Db } from '../../platform/db.ts'
import { endDraft } from './end-draft.ts'
import { getDraftCustomer } from './get-draft-customer.ts'

interface Saving {
  readonly staffId: string
  /** The ticket; of a reason, the file. */
  readonly subjectId: string
  readonly draft: StaffDraft
}

/** Keeps what somebody is writing in place of what they wrote there before; blank words end the draft. */
export async function saveDraft(db: Db, { staffId, subjectId, draft }: Saving): Promise<void> {
  const { kind, body, body_hi, template_id } = draft
  const customerId = await getDraftCustomer(db, { kind, subjectId })
  if (body === '' && body_hi === '') return endDraft(db, { staffId, subjectId, kind })
  await db
    .insertInto('staff_drafts')
    .values({
      staff_id: staffId,
      kind,
      subject_id: subjectId,
      customer_id: customerId,
      body,
      body_hi,
      template_id,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['staff_id', 'kind', 'subject_id'])
        .doUpdateSet({ body, body_hi, template_id, saved_at: sql`clock_timestamp()` }),
    )
    .execute()
}
