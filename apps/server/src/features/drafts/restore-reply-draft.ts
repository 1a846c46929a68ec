import { sql } from 'kysely'
import type { Db } from '../../platform/db.ts'

interface Restored {
  readonly staffId: string
  readonly ticketId: string
  readonly customerId: string
  readonly text: string
}

/** A reply that was taken back is a draft again; what its author has begun to write since stands below it. */
export async function restoreReplyDraft(
  db: Db,
  { staffId, ticketId, customerId, text }: Restored,
): Promise<void> {
  await db
    .insertInto('staff_drafts')
    .values({
      staff_id: staffId,
      kind: 'reply',
      subject_id: ticketId,
      customer_id: customerId,
      body: text,
      body_hi: '',
      template_id: null,
      stage_id: null,
    })
    .onConflict((conflict) =>
      conflict.columns(['staff_id', 'kind', 'subject_id']).doUpdateSet({
        body: sql`excluded.body || e'\n\n' || staff_drafts.body`,
        saved_at: sql`clock_timestamp()`,
      }),
    )
    .execute()
}
