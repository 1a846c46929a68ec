import type { StaffAct } from '@sanad/contracts/staff'
import type { Db } from '../../../platform/db.ts'
import { recordAudit } from '../../audit/record-audit.ts'
import type { ApplicationRecord } from '../../case/application-record.ts'

/** Audit entry of an act on an application; the actor comes from the request context. */
export function recordStaffAudit(
  db: Db,
  { id, customerId, trackId }: Pick<ApplicationRecord, 'id' | 'customerId' | 'trackId'>,
  act: StaffAct,
  metadata: Record<string, unknown> = {},
): Promise<void> {
  return recordAudit(db, {
    action: 'STAFF_ACTION',
    entityType: 'application',
    entityId: id,
    customerId,
    description: act,
    metadata: { track_id: trackId, ...metadata },
  })
}
