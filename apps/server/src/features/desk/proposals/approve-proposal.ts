import { type MoneyProposalKind, undoSeconds } from '@sanad/domain'
import { orThrow } from '../../../platform/app-error.ts'
import type { Db } from '../../../platform/db.ts'
import { enqueueJob } from '../../../platform/jobs/enqueue-job.ts'
import { readNow } from '../../../platform/read-now.ts'
import type { Services } from '../../../platform/services.ts'
import { isRepeated } from '../acts/is-repeated.ts'
import { recordStaffAudit } from '../acts/record-staff-audit.ts'
import { lockForStaff } from '../acts/staff-application.ts'
import { carryOutProposalJob } from './carry-out-proposal.ts'
import { assertProposalAct, getProposalPlace, getProposalRecord } from './proposal-record.ts'
import { proposalRules } from './proposal-rules.ts'
import { recordProposalAct } from './record-proposal-act.ts'

interface Approval {
  readonly kind: MoneyProposalKind
  readonly proposalId: string
  readonly staffId: string
  readonly requestId: string
}

/**
 * Approves what another member proposed. It is held for `undoSeconds`, then carried out by a job, which does nothing
 * that the rules of that moment do not allow. Answers when. Idempotent by `requestId`.
 */
export function approveProposal(
  services: Pick<Services, 'db' | 'config'>,
  { kind, proposalId, staffId, requestId }: Approval,
): Promise<Date> {
  const rules = proposalRules(services, kind)
  return services.db.transaction().execute(async (tx) => {
    const applicationId = await getProposalPlace(tx, proposalId, kind)
    const record = await lockForStaff(tx, applicationId)
    const act = { proposal_id: proposalId, act: 'approved' as const, staff_id: staffId }
    if (await isRepeated(tx, 'money_proposal_acts', requestId, act)) return readHeldUntil(tx, requestId)
    const proposal = await getProposalRecord(tx, proposalId)
    assertProposalAct(proposal, { act: 'approved', staffId })
    const { rupees } = proposal
    await rules.assertAllowed(tx, record, proposal)
    await rules.assertWithinLimit(tx, record, { staffId, rupees })
    const takesEffectAt = new Date(Date.parse(await readNow(tx)) + undoSeconds * 1000)
    const approval = await recordProposalAct(tx, proposal, {
      act: 'approved',
      staffId,
      takesEffectAt,
      requestId,
    })
    const held = { runAt: takesEffectAt.toISOString() }
    await enqueueJob(tx, carryOutProposalJob, { proposalId, approvalId: approval.id }, held)
    await recordStaffAudit(tx, record, rules.acts.approved, {
      proposal_id: proposalId,
      proposed_by: proposal.proposedBy,
      amount: rupees,
    })
    return takesEffectAt
  })
}

async function readHeldUntil(tx: Db, requestId: string): Promise<Date> {
  const { takes_effect_at } = await tx
    .selectFrom('money_proposal_acts')
    .select('takes_effect_at')
    .where('request_id', '=', requestId)
    .executeTakeFirstOrThrow()
  return orThrow(takes_effect_at ?? undefined, 'act_not_allowed')
}
