import { sql } from 'kysely'
import type { Services } from '../../platform/services.ts'
import { recordAudit } from '../audit/record-audit.ts'
import { getApplicationRecord } from '../case/application-record.ts'
import { assertAllowed } from '../case/assert-allowed.ts'

/** Soft delete of an application for which nothing was paid: the row stays for the history. */
export async function deleteApplication(
  { db }: Services,
  owned: { applicationId: string; customerId: string },
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const record = await getApplicationRecord(tx, owned, { lock: true })
    assertAllowed(record, 'delete')
    await tx.updateTable('applications').set({ deleted_at: sql`now()` }).where('id', '=', record.id).execute()
    await tx.deleteFrom('form_drafts').where('application_id', '=', record.id).execute()
    await recordAudit(tx, {
      action: 'USER_ACTION',
      entityType: 'application',
      entityId: record.id,
      customerId: owned.customerId,
      description: 'Deleted the application',
      metadata: { track_id: record.trackId, service_type: record.serviceSlug },
    })
  })
}
