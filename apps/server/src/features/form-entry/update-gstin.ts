import { indianDayOf } from '@sanad/domain'
import { AppError } from '../../platform/app-error.ts'
import { readNow } from '../../platform/read-now.ts'
import type { Services } from '../../platform/services.ts'
import { recordAudit } from '../audit/record-audit.ts'
import { getApplicationRecord } from '../case/application-record.ts'
import { reasonMessage } from '../case/field-message.ts'
import { type LinkCaller, ownedBy, refuseVerifiedLink } from '../case/link-guard.ts'
import { mergeApplicationFields } from '../case/merge-application-fields.ts'

/** Sets or corrects the GSTIN. The specification has two fields for it, which are kept equal. */
export async function updateGstin(
  { db, config }: Services,
  caller: LinkCaller,
  { applicationId, gstin }: { applicationId: string; gstin: string },
): Promise<void> {
  const owned = ownedBy(caller, applicationId)
  if (gstin === '') throw invalid(reasonMessage('empty'))
  await db.transaction().execute(async (tx) => {
    const record = await getApplicationRecord(tx, owned, { lock: true })
    await refuseVerifiedLink(tx, caller)
    const fields = mergeApplicationFields({
      keys: config.secrets.personalData,
      applicationId,
      stored: record.fields,
      given: { gst_radio: 'yes', gst_number: gstin, GSTIN_number: gstin },
      today: indianDayOf(await readNow(tx)),
      correct: ['gst_radio', 'gst_number', 'GSTIN_number'],
    })
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

function invalid(message: string): AppError {
  return new AppError('field_invalid', { details: { issues: [{ path: 'gst_number', message }] } })
}
