import { randomUUID } from 'node:crypto'
import type { Db } from '../../../platform/db.ts'
import type { ApplicationRecord } from '../../case/application-record.ts'
import { insertDiscount } from '../acts/insert-discount.ts'
import { recordStaffAudit } from '../acts/record-staff-audit.ts'
import type { MoneyProposalRecord } from './proposal-record.ts'

/** Gives an approved discount, under the application's lock, under which it was checked against what is unpaid. */
export async function grantDiscount(
  tx: Db,
  record: ApplicationRecord,
  { proposal, approvedBy }: { proposal: MoneyProposalRecord; approvedBy: string },
): Promise<void> {
  const { id: proposalId, rupees: netRupees, reason } = proposal
  await insertDiscount(tx, {
    applicationId: record.id,
    staffId: approvedBy,
    netRupees,
    reason,
    requestId: randomUUID(),
    proposalId,
  })
  await recordStaffAudit(tx, record, 'give_discount', {
    proposal_id: proposalId,
    proposed_by: proposal.proposedBy,
    net_rupees: netRupees,
    reason,
  })
}
