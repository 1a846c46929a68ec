import { type RefundWish, refundTogether } from '@sanad/testing'
import type { TestApp } from '../test-app.ts'
import { signInStaff } from './staff.ts'

interface SentRefund {
  readonly proposalId: string
  /** One per order that it was taken from, newest order first. */
  readonly refundIds: string[]
}

/** A refund that the member proposes, another one approves, and the job sends: on its way to the gateway. */
export async function sendRefund(
  portal: TestApp,
  { staffToken: proposer, ...wish }: RefundWish & { staffToken: string },
): Promise<SentRefund> {
  const { staffToken: approver } = await signInStaff(portal.services, { name: 'Meera Joshi' })
  const proposalId = await refundTogether(portal.app, { proposer, approver }, wish)
  await portal.runHeld()
  const refunds = await portal.db
    .selectFrom('refunds as r')
    .innerJoin('refund_acts as a', 'a.refund_id', 'r.staff_refund_id')
    .select('r.id')
    .where('a.proposal_id', '=', proposalId)
    .orderBy('r.requested_at')
    .execute()
  return { proposalId, refundIds: refunds.map(({ id }) => id) }
}
