import { type MoneyProposalKind, undoSeconds } from '@sanad/domain'
import { AppError } from '../../../platform/app-error.ts'
import type { Services } from '../../../platform/services.ts'
import { isRepeated } from '../acts/is-repeated.ts'
import { recordStaffAudit } from '../acts/record-staff-audit.ts'
import { lockForStaff } from '../acts/staff-application.ts'
import { assertProposalAct, getProposalPlace, getProposalRecord } from './proposal-record.ts'
import { recordProposalAct } from './record-proposal-act.ts'

interface TakingBack {
  readonly kind: MoneyProposalKind
  readonly proposalId: string
  readonly staffId: string
  readonly requestId: string
}

/** Takes an approval back before it takes effect; anybody who may approve may stop it. Idempotent by `requestId`. */
export async function takeBackApproval(
  { db }: Pick<Services, 'db'>,
  { kind, proposalId, staffId, requestId }: TakingBack,
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const record = await lockForStaff(tx, await getProposalPlace(tx, proposalId, kind))
    const act = { proposal_id: proposalId, act: 'taken_back' as const }
    if (await isRepeated(tx, 'money_proposal_acts', requestId, act)) return
    const proposal = await getProposalRecord(tx, proposalId)
    // By the clock, not by whether the job has come to it: who is late is late on every day.
    if (proposal.state === 'done' || (proposal.state === 'approved' && isOver(proposal.last))) {
      throw new AppError('too_late')
    }
    assertProposalAct(proposal, { act: 'taken_back', staffId })
    await recordProposalAct(tx, proposal, { act: 'taken_back', staffId, requestId })
    await recordStaffAudit(tx, record, 'take_back_approval', { proposal_id: proposalId })
  })
}

const isOver = (last: { seconds: number } | null) => (last?.seconds ?? 0) >= undoSeconds
