import { type Buyer, findState, findStateOfGstin } from '@sanad/domain'
import { AppError, orThrow } from '../../../platform/app-error.ts'
import type { Db } from '../../../platform/db.ts'
import { setBuyer } from '../../buyers/buyer-queries.ts'
import type { ApplicationRecord } from '../../case/application-record.ts'
import { recordStaffAudit } from './record-staff-audit.ts'

/** A buyer whom staff name after a payment. */
export interface NamedBuyer {
  readonly buyer: Buyer
  /** Of one without a GSTIN; undefined: the State stays. */
  readonly stateId: number | undefined
  readonly reason: string
  readonly staffId: string
  readonly requestId: string
}

/**
 * Records whom what is issued from now on is made out to, and in which State; its business remembers it. The State of a
 * GSTIN decides: another one beside it is refused. Under the application's lock.
 */
export async function nameBuyer(
  tx: Db,
  record: ApplicationRecord,
  { buyer, stateId: given, reason, staffId, requestId }: NamedBuyer,
  { act, number }: { act: 'amend_buyer' | 'correct_invoice'; number?: string },
): Promise<void> {
  if (given !== undefined) orThrow(findState(given), 'state_not_found')
  const registered = buyer.gstin ? findStateOfGstin(buyer.gstin)?.id : undefined
  if (registered !== undefined && given !== undefined && registered !== given)
    throw new AppError('gstin_state_mismatch')
  const stateId = registered ?? given ?? record.stateId
  await setBuyer(tx, { applicationId: record.id, businessId: record.businessId }, { buyer, stateId })
  await tx
    .insertInto('buyer_acts')
    .values({
      application_id: record.id,
      reason,
      buyer: JSON.stringify(buyer),
      staff_id: staffId,
      request_id: requestId,
    })
    .execute()
  await recordStaffAudit(tx, record, act, { reason, number, from: record.stateId, to: stateId })
}
