import type { StaffDraft } from '@sanad/contracts/staff'
import { sql } from 'kysely'
import type { Db } from '../../platform/db.ts'
import { endDraft } from './end-draft.ts'
import { getDraftCustomer } from './get-draft-customer.ts'

interface Saving {
  readonly staffId: string
  /** The ticket, the application or the consultation; of a reason, the file; of a call, the customer. */
  readonly subjectId: string
  readonly draft: StaffDraft
}

/** Keeps what somebody is writing in place of what they wrote there before; blank words end the draft. */
export async function saveDraft(db: Db, { staffId, subjectId, draft }: Saving): Promise<void> {
  const { kind, body, body_hi, template_id } = draft
  const { stage_id, fields } = 'fields' in draft ? draft : { stage_id: null, fields: {} }
  const customerId = await getDraftCustomer(db, { kind, subjectId })
  const isBlank = [body, body_hi, ...Object.values(fields)].every((text) => text === '')
  if (isBlank) return endDraft(db, { staffId, subjectId, kind })
  const written = { body, body_hi, template_id, stage_id, fields: JSON.stringify(fields) }
  await db
    .insertInto('staff_drafts')
    .values({ staff_id: staffId, kind, subject_id: subjectId, customer_id: customerId, ...written })
    .onConflict((conflict) =>
      conflict
        .columns(['staff_id', 'kind', 'subject_id'])
        .doUpdateSet({ ...written, saved_at: sql`clock_timestamp()` }),
    )
    .execute()
}
