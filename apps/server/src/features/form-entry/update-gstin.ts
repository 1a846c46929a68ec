import {
  areOfOnePerson,
  type Buyer,
  checkBuyerGstin,
  findStateOfGstin,
  indianDayOf,
  lacksRegistration,
} from '@sanad/domain'
import { AppError } from '../../platform/app-error.ts'
import { readNow } from '../../platform/read-now.ts'
import type { Services } from '../../platform/services.ts'
import { recordAudit } from '../audit/record-audit.ts'
import { getBuyer } from '../buyers/buyer-queries.ts'
import { changeBuyer } from '../buyers/change-buyer.ts'
import { getApplicationRecord } from '../case/application-record.ts'
import { reasonMessage } from '../case/field-message.ts'
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
  if (gstin === '') throw invalid(reasonMessage('empty'))
  const keys = config.secrets.personalData
  await db.transaction().execute(async (tx) => {
    const record = await getApplicationRecord(tx, owned, { lock: true })
    await refuseVerifiedLink(tx, caller)
    const fields = mergeApplicationFields({
      keys,
      applicationId,
      stored: record.fields,
      given: { gst_radio: 'yes', gst_number: gstin, GSTIN_number: gstin },
      today: indianDayOf(await readNow(tx)),
      correct: ['gst_radio', 'gst_number', 'GSTIN_number'],
    })
    const checked = checkBuyerGstin(gstin, { supplierGstin: config.supplier.gstin })
    if (!checked.ok) throw invalid(reasonMessage(checked.reason))
    const buyer = withGstin((await getBuyer(tx, applicationId)).buyer, checked.value)
    await changeBuyer(tx, keys, { record, buyer, by: caller.kind })
    // After the first payment nothing asks for them any more.
    if (record.facts.settled.length > 0 && lacksRegistration(buyer))
      throw new AppError('buyer_details_missing')
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

/** Keeps of the former buyer what is true of this registration too. */
function withGstin(former: Buyer | null, gstin: string): Buyer {
  if (!former?.gstin) return { gstin, legalName: null, address: former?.address ?? null }
  const isOfPerson = areOfOnePerson(former.gstin, gstin)
  const isOfState = findStateOfGstin(former.gstin)?.id === findStateOfGstin(gstin)?.id
  return {
    gstin,
    legalName: isOfPerson ? former.legalName : null,
    address: isOfPerson && isOfState ? former.address : null,
  }
}

function invalid(message: string): AppError {
  return new AppError('field_invalid', { details: { issues: [{ path: 'gst_number', message }] } })
}
