import type { MoneyProposalAct } from '@sanad/domain'
import type { Db } from '../../../platform/db.ts'
import type { MoneyProposalRecord } from './proposal-record.ts'

interface Recorded {
  readonly act: MoneyProposalAct
  readonly staffId: string
  readonly comment?: string
  readonly takesEffectAt?: Date
  readonly requestId?: string
}

export async function recordProposalAct(
  tx: Db,
  { id, proposedBy, applicationId }: MoneyProposalRecord,
  { act, staffId, comment, takesEffectAt, requestId }: Recorded,
): Promise<{ id: string }> {
  return tx
    .insertInto('money_proposal_acts')
    .values({
      proposal_id: id,
      proposed_by: proposedBy,
      application_id: applicationId,
      act,
      staff_id: staffId,
      ...(comment !== undefined && { comment }),
      ...(takesEffectAt && { takes_effect_at: takesEffectAt }),
      ...(requestId !== undefined && { request_id: requestId }),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
}
