import { findStateOfGstin } from '@sanad/domain'
import type { Services } from '../../platform/services.ts'
import { recordAudit } from '../audit/record-audit.ts'
import { getBusiness } from '../businesses/business-queries.ts'
import { findBusinessBuyer } from '../buyers/buyer-queries.ts'
import { getApplicationRecord } from '../case/application-record.ts'
import { assertAllowed } from '../case/assert-allowed.ts'

/** Assigns one of the customer's businesses before payment. Idempotent. */
export async function changeBusiness(
  { db }: Services,
  owned: { applicationId: string; customerId: string },
  businessId: string,
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const record = await getApplicationRecord(tx, owned, { lock: true })
    const business = await getBusiness(tx, { businessId, customerId: owned.customerId })
    if (record.businessId === business.id) return
    assertAllowed(record, 'change_business')
    // What was said of the former business is not true of this one.
    const buyer = await findBusinessBuyer(tx, business.id)
    const registered = buyer?.gstin ? findStateOfGstin(buyer.gstin) : undefined
    await tx
      .updateTable('applications')
      .set({ business_id: business.id, buyer: null, state_id: registered?.id ?? record.stateId })
      .where('id', '=', record.id)
      .execute()
    await recordAudit(tx, {
      action: 'USER_ACTION',
      entityType: 'application',
      entityId: record.id,
      customerId: owned.customerId,
      description: 'Changed the business',
      metadata: { track_id: record.trackId, from: record.businessId, to: business.id },
    })
  })
}
