import { indianDayOf } from '@sanad/domain'
import { AppError } from '../../platform/app-error.ts'
import { readNow } from '../../platform/read-now.ts'
import type { Services } from '../../platform/services.ts'
import { recordAudit } from '../audit/record-audit.ts'
import { adoptGstin } from '../buyers/adopt-gstin.ts'
import { getApplicationRecord } from '../case/application-record.ts'
import { assertFormOpen } from '../case/assert-allowed.ts'
import { reasonIssue } from '../case/field-message.ts'
import { type LinkCaller, ownedBy, refuseVerifiedLink } from '../case/link-guard.ts'
import { mergeApplicationFields } from '../case/merge-application-fields.ts'

/**
 * Sets or corrects the GSTIN, in the form and of the invoice: it is one fact. The specification has two fields of the form
 * for it, which are kept equal. The name and the address of the registration are asked before the payment.
 */
export async function updateGstin(
  { db, config }: Services,
  caller: LinkCaller,
  { applicationId, gstin }: { applicationId: string; gstin: string },
): Promise<void> {
  const owned = ownedBy(caller, applicationId)
  if (gstin === '')
    throw new AppError('field_invalid', { details: { issues: [reasonIssue('gst_number', 'empty')] } })
  const keys = config.secrets.personalData
  await db.transaction().execute(async (tx) => {
    const record = await getApplicationRecord(tx, owned, { lock: true })
    await refuseVerifiedLink(tx, caller)
    assertFormOpen(record)
    const fields = mergeApplicationFields({
      keys,
      applicationId,
      stored: record.fields,
      given: { gst_radio: 'yes', gst_number: gstin, GSTIN_number: gstin },
      today: indianDayOf(await readNow(tx)),
      correct: ['gst_radio', 'gst_number', 'GSTIN_number'],
    })
    await adoptGstin(tx, config, { record, gstin, path: 'gst_number', by: caller.kind })
    await tx
      .updateTable('applications')
      .set({ fields: JSON.stringify(fields) })
      .where('id', '=', applicationId)
      .execute()
    await recordAudit(tx, {
      action: 'INFORMATION_UPDATE',
      entityType: 'application',
      entityId: applicationId,
      customerId: owned.customerId,
      description: 'Changed the GSTIN',
      metadata: { track_id: record.trackId, by: caller.kind },
    })
  })
}
