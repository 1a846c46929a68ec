import { randomUUID } from 'node:crypto'
import { approveRefund, proposeRefund } from '@sanad/contracts/staff'
import { succeed } from './call.ts'
import type { Portal } from './portal.ts'

export interface RefundWish {
  readonly applicationId: string
  readonly amount_rupees: number
  readonly ends_application?: boolean
  /** What the customer reads, and the house. */
  readonly reason: string
  readonly request_id?: string
}

interface Members {
  /** Tokens of two members. */
  readonly proposer: string
  readonly approver: string
}

/** One member proposes a refund and another approves it; it is sent once the approval takes effect. Answers the proposal's id. */
export async function refundTogether(
  portal: Portal,
  { proposer, approver }: Members,
  { applicationId, request_id = randomUUID(), reason, ...wish }: RefundWish,
): Promise<string> {
  const { data } = await succeed(portal, proposeRefund, {
    token: proposer,
    params: { id: applicationId },
    body: { ...wish, reason, customer_reason: reason, customer_reason_hi: reason, request_id },
  })
  const params = { id: data.id }
  await succeed(portal, approveRefund, { token: approver, params, body: { request_id: randomUUID() } })
  return data.id
}
