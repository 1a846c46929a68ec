import type { SeenState } from '@sanad/contracts'
import { orThrow } from '../../../platform/app-error.ts'
import type { Services } from '../../../platform/services.ts'
import { assertUnchanged } from '../../case/seen-state.ts'
import { isRepeated } from '../acts/is-repeated.ts'
import { recordStaffAudit } from '../acts/record-staff-audit.ts'
import { lockForStaff } from '../acts/staff-application.ts'
import { assertRefundable } from './assert-refundable.ts'
import { readProposedRupees } from './proposal-record.ts'

interface Proposal {
  readonly applicationId: string
  readonly staffId: string
  readonly rupees: number
  readonly endsApplication: boolean
  /** For the house. */
  readonly reason: string
  readonly customerReason: string
  readonly customerReasonHi: string | null
  readonly seen?: SeenState | undefined
  readonly requestId: string
}

/** Proposes a refund, for another member to approve; what others proposed is spoken for. Idempotent by `requestId`. */
export function proposeRefund(
  { db }: Pick<Services, 'db'>,
  { applicationId, staffId, requestId, seen, ...wish }: Proposal,
): Promise<{ id: string }> {
  return db.transaction().execute(async (tx) => {
    const record = await lockForStaff(tx, applicationId)
    const proposal = {
      kind: 'refund' as const,
      application_id: applicationId,
      rupees: wish.rupees,
      ends_application: wish.endsApplication,
      reason: wish.reason,
      customer_reason: wish.customerReason,
      customer_reason_hi: wish.customerReasonHi,
    }
    if (await isRepeated(tx, 'money_proposals', requestId, proposal)) {
      const former = tx.selectFrom('money_proposals').select('id').where('request_id', '=', requestId)
      return orThrow(await former.executeTakeFirst(), 'not_found')
    }
    await assertUnchanged(tx, applicationId, seen)
    const reserved = await readProposedRupees(tx, applicationId, 'refund')
    await assertRefundable(tx, record, { rupees: wish.rupees, reserved })
    const { id } = await tx
      .insertInto('money_proposals')
      .values({ ...proposal, staff_id: staffId, request_id: requestId })
      .returning('id')
      .executeTakeFirstOrThrow()
    await recordStaffAudit(tx, record, 'propose_refund', {
      proposal_id: id,
      amount: wish.rupees,
      ends_application: wish.endsApplication,
    })
    return { id }
  })
}
