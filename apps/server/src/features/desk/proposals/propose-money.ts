import type { SeenState } from '@sanad/contracts'
import type { MoneyProposalKind } from '@sanad/domain'
import { orThrow } from '../../../platform/app-error.ts'
import type { Services } from '../../../platform/services.ts'
import { assertUnchanged } from '../../case/seen-state.ts'
import { endDraft } from '../../drafts/end-draft.ts'
import { isRepeated } from '../acts/is-repeated.ts'
import { recordStaffAudit } from '../acts/record-staff-audit.ts'
import { lockForStaff } from '../acts/staff-application.ts'
import { findWaitingProposal, readProposedRupees } from './proposal-record.ts'
import { proposalRules } from './proposal-rules.ts'

interface Proposal {
  readonly kind: MoneyProposalKind
  readonly applicationId: string
  readonly staffId: string
  readonly rupees: number
  /** Of a refund, as the customer's reasons. */
  readonly endsApplication?: boolean
  /** For the house. */
  readonly reason: string
  readonly customerReason?: string
  readonly customerReasonHi?: string | null
  readonly seen?: SeenState | undefined
  readonly requestId: string
}

/**
 * Proposes something for another member to approve; what others proposed is spoken for. Idempotent by `requestId`, and by
 * its content while it waits.
 */
export function proposeMoney(
  services: Pick<Services, 'db' | 'config'>,
  { kind, applicationId, staffId, requestId, seen, ...wish }: Proposal,
): Promise<{ id: string }> {
  const rules = proposalRules(services, kind)
  return services.db.transaction().execute(async (tx) => {
    const record = await lockForStaff(tx, applicationId)
    const proposal = {
      kind,
      application_id: applicationId,
      rupees: wish.rupees,
      ends_application: wish.endsApplication ?? false,
      reason: wish.reason,
      customer_reason: wish.customerReason ?? '',
      customer_reason_hi: wish.customerReasonHi ?? null,
    }
    if (await isRepeated(tx, 'money_proposals', requestId, proposal)) {
      const former = tx.selectFrom('money_proposals').select('id').where('request_id', '=', requestId)
      return orThrow(await former.executeTakeFirst(), 'not_found')
    }
    if (kind === 'refund') await endDraft(tx, { staffId, subjectId: applicationId, kind })
    const waiting = await findWaitingProposal(tx, { ...proposal, staff_id: staffId })
    if (waiting) return { id: waiting }
    await assertUnchanged(tx, applicationId, seen)
    const reserved = await readProposedRupees(tx, applicationId, kind)
    const { rupees, endsApplication = false } = wish
    await rules.assertAllowed(tx, record, { rupees, endsApplication, reserved })
    const { id } = await tx
      .insertInto('money_proposals')
      .values({ ...proposal, staff_id: staffId, request_id: requestId })
      .returning('id')
      .executeTakeFirstOrThrow()
    await recordStaffAudit(tx, record, rules.acts.proposed, {
      proposal_id: id,
      amount: proposal.rupees,
      ends_application: proposal.ends_application,
    })
    return { id }
  })
}
