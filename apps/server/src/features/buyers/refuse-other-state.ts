import { findStateOfGstin } from '@sanad/domain'
import { AppError } from '../../platform/app-error.ts'
import type { Db } from '../../platform/db.ts'
import type { ApplicationRecord } from '../case/application-record.ts'
import { getBuyer } from './buyer-queries.ts'

/** The State of a registered buyer is that of the GSTIN: another one is refused when it is chosen, not when it is paid. */
export async function refuseOtherState(
  db: Db,
  record: ApplicationRecord,
  stateId: number | null,
): Promise<void> {
  if (stateId === record.stateId) return
  const { buyer } = await getBuyer(db, record.id)
  if (buyer?.gstin && findStateOfGstin(buyer.gstin)?.id !== stateId)
    throw new AppError('gstin_state_mismatch')
}
