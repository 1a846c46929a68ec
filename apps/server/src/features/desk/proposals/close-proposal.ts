import type { MoneyProposalKind } from '@sanad/domain'
import type { Services } from '../../../platform/services.ts'
import { isRepeated } from '../acts/is-repeated.ts'
import { recordStaffAudit } from '../acts/record-staff-audit.ts'
import { lockForStaff } from '../acts/staff-application.ts'
import { assertProposalAct, getProposalPlace, getProposalRecord } from './proposal-record.ts'
import { recordProposalAct } from './record-proposal-act.ts'

interface Closing {
  readonly kind: MoneyProposalKind
  /** Another member declines; who proposed withdraws. */
  readonly act: 'declined' | 'withdrawn'
  readonly proposalId: string
  readonly staffId: string
  readonly comment: string
  readonly requestId: string
}

const audited = { declined: 'decline_proposal', withdrawn: 'withdraw_proposal' } as const

/** Ends a proposal without carrying it out. Idempotent by `requestId`. */
export async function closeProposal(
  { db }: Pick<Services, 'db'>,
  { kind, act, proposalId, staffId, comment, requestId }: Closing,
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const record = await lockForStaff(tx, await getProposalPlace(tx, proposalId, kind))
    const closing = { proposal_id: proposalId, act, comment }
    if (await isRepeated(tx, 'money_proposal_acts', requestId, closing)) return
    const proposal = await getProposalRecord(tx, proposalId)
    assertProposalAct(proposal, { act, staffId })
    await recordProposalAct(tx, proposal, { act, staffId, comment, requestId })
    await recordStaffAudit(tx, record, audited[act], { proposal_id: proposalId })
  })
}
