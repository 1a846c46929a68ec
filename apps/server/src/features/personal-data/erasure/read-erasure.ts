import type { Erasure } from '@sanad/contracts'
import type { Db } from '../../../platform/db.ts'
import { listErasureBlockers } from './list-erasure-blockers.ts'
import { listHeldRecords } from './list-held-records.ts'

/** Cooling-off period, in which the customer can cancel. */
export const COOLING_OFF_DAYS = 7

/** The pending request, what would block an erasure, and what it would retain. */
export async function readErasure(db: Db, customerId: string): Promise<Erasure> {
  const request = await db
    .selectFrom('erasure_requests')
    .select(['reference', 'requested_at', 'due_at'])
    .where('customer_id', '=', customerId)
    .where('cancelled_at', 'is', null)
    .where('done_at', 'is', null)
    .executeTakeFirst()
  return {
    request: request
      ? {
          reference: request.reference,
          requested_at: request.requested_at.toISOString(),
          due_at: request.due_at.toISOString(),
        }
      : null,
    cooling_off_days: COOLING_OFF_DAYS,
    blockers: await listErasureBlockers(db, customerId),
    held: await listHeldRecords(db, customerId),
  }
}
