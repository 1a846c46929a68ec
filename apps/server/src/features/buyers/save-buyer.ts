import type { BodyOf, saveBuyer as saveBuyerEndpoint } from '@sanad/contracts'
import { type Buyer, findStateOfGstin, standingOf } from '@sanad/domain'
import { AppError } from '../../platform/app-error.ts'
import type { Services } from '../../platform/services.ts'
import { recordAudit } from '../audit/record-audit.ts'
import { type ApplicationRecord, getApplicationRecord } from '../case/application-record.ts'
import { assertAllowed } from '../case/assert-allowed.ts'
import { setBuyer } from './buyer-queries.ts'
import { getCheckedBuyer } from './checked-buyer.ts'

type Body = BodyOf<typeof saveBuyerEndpoint>

/**
 * Says whom the documents of an application are made out to; its business remembers it for the next one. The State of a
 * GSTIN decides the tax, so the application's State follows it. Documents stay as they were issued.
 */
export async function saveBuyer(
  { db, config }: Pick<Services, 'db' | 'config'>,
  owned: { applicationId: string; customerId: string },
  given: Body,
): Promise<{ stateId: number | null }> {
  const buyer = getCheckedBuyer(given, config)
  return db.transaction().execute(async (tx) => {
    const record = await getApplicationRecord(tx, owned, { lock: true })
    assertAllowed(record, 'change_buyer')
    const stateId = stateFor(record, buyer)
    await setBuyer(tx, { applicationId: record.id, businessId: record.businessId }, { buyer, stateId })
    await recordAudit(tx, {
      action: 'USER_ACTION',
      entityType: 'application',
      entityId: record.id,
      customerId: owned.customerId,
      description: buyer.gstin ? 'Gave a GSTIN for the invoice' : 'Said that there is no GSTIN',
      metadata: { track_id: record.trackId, state_id: stateId },
    })
    return { stateId }
  })
}

/** After a payment the State is part of its price: a GSTIN of another one is for staff to amend. */
function stateFor(record: ApplicationRecord, { gstin }: Buyer): number | null {
  const stateId = gstin ? (findStateOfGstin(gstin)?.id ?? null) : record.stateId
  if (stateId === record.stateId || standingOf(record).allowedActions.includes('change_choice'))
    return stateId
  throw new AppError('gstin_state_mismatch')
}
