import type { ErrorCode } from '@sanad/contracts'
import * as z from 'zod'
import { actingAs } from '../../../platform/acting-staff.ts'
import { AppError } from '../../../platform/app-error.ts'
import type { Db } from '../../../platform/db.ts'
import { defineJob, handleJob, type JobHandler } from '../../../platform/jobs/job.ts'
import type { Services } from '../../../platform/services.ts'
import type { ApplicationRecord } from '../../case/application-record.ts'
import { lockForStaff } from '../acts/staff-application.ts'
import { getProposalRecord, type MoneyProposalRecord } from './proposal-record.ts'
import { proposalRules } from './proposal-rules.ts'
import { recordProposalAct } from './record-proposal-act.ts'

type Configured = Pick<Services, 'config'>

export const carryOutProposalJob = defineJob({
  name: 'carry_out_proposal',
  /** The approval by its id: one that was taken back and given again is held anew. */
  payload: z.object({ proposalId: z.uuid(), approvalId: z.string() }),
  maxAttempts: 25,
  priority: 'early',
})

/** Carries out what was approved, once, unless the approval was taken back meanwhile. */
export function handleCarryOutProposal(services: Pick<Services, 'db' | 'config'>): JobHandler {
  return handleJob(carryOutProposalJob, ({ proposalId, approvalId }) =>
    services.db.transaction().execute(async (tx) => {
      const { applicationId } = await getProposalRecord(tx, proposalId)
      await lockApplication(tx, applicationId)
      const proposal = await getProposalRecord(tx, proposalId)
      if (proposal.state !== 'approved' || proposal.last?.id !== approvalId) return
      const { staffId } = proposal.last
      await actingAs(staffId, () => carryOut(tx, { services, proposal, approvedBy: staffId }))
    }),
  )
}

interface Approved {
  readonly services: Configured
  readonly proposal: MoneyProposalRecord
  readonly approvedBy: string
}

/** By the rules of this moment: what they refuse waits for another decision, with the reason. */
async function carryOut(tx: Db, { services, proposal, approvedBy }: Approved): Promise<void> {
  const rules = proposalRules(services, proposal.kind)
  const judged = await judge(tx, rules, proposal)
  if ('refusal' in judged) {
    await recordProposalAct(tx, proposal, { act: 'returned', staffId: approvedBy, comment: judged.refusal })
    return
  }
  await rules.carryOut(tx, judged.record, { proposal, approvedBy })
  await recordProposalAct(tx, proposal, { act: 'done', staffId: approvedBy })
}

/** Apart from the carrying out: an error of that rolls everything back, and the job is tried again. */
async function judge(
  tx: Db,
  rules: ReturnType<typeof proposalRules>,
  proposal: MoneyProposalRecord,
): Promise<{ record: ApplicationRecord } | { refusal: ErrorCode }> {
  try {
    const record = await lockForStaff(tx, proposal.applicationId)
    await rules.assertAllowed(tx, record, proposal)
    return { record }
  } catch (error) {
    if (error instanceof AppError) return { refusal: error.code }
    throw error
  }
}

/** Before the proposal is read: read committed sees what an undo committed only in a later statement. */
async function lockApplication(tx: Db, id: string): Promise<void> {
  await tx.selectFrom('applications').select('id').where('id', '=', id).forNoKeyUpdate().execute()
}
