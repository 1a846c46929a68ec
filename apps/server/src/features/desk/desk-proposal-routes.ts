import * as staffEndpoints from '@sanad/contracts/staff'
import type { FastifyInstance } from 'fastify'
import { languageOf } from '../../platform/http/language.ts'
import { route } from '../../platform/http/route.ts'
import type { Services } from '../../platform/services.ts'
import { approveRefund } from './proposals/approve-refund.ts'
import { closeProposal } from './proposals/close-proposal.ts'
import { listMoneyProposals } from './proposals/list-money-proposals.ts'
import { proposeRefund } from './proposals/propose-refund.ts'
import { takeBackApproval } from './proposals/take-back-approval.ts'

/** Money that one member proposes and another approves. */
export function registerDeskProposals(app: FastifyInstance, services: Services): void {
  const recorded = { success: true, message: 'Recorded.' } as const

  route(app, staffEndpoints.proposeRefund, async ({ principal: { staffId }, params, body }) => {
    const proposed = await proposeRefund(services, {
      applicationId: params.id,
      staffId,
      rupees: body.amount_rupees,
      endsApplication: body.ends_application,
      reason: body.reason,
      customerReason: body.customer_reason,
      customerReasonHi: body.customer_reason_hi ?? null,
      seen: body.seen,
      requestId: body.request_id,
    })
    return { ...recorded, data: proposed }
  })

  route(app, staffEndpoints.listMoneyProposals, async ({ principal, request }) => ({
    success: true as const,
    data: await listMoneyProposals(services.db, principal, languageOf(request)),
  }))

  route(app, staffEndpoints.approveRefund, async ({ principal: { staffId }, params, body }) => {
    const approval = { proposalId: params.id, staffId, requestId: body.request_id }
    const takesEffectAt = await approveRefund(services, approval)
    return { ...recorded, data: { takes_effect_at: takesEffectAt.toISOString() } }
  })

  route(app, staffEndpoints.takeBackRefundApproval, async ({ principal: { staffId }, params, body }) => {
    await takeBackApproval(services, { proposalId: params.id, staffId, requestId: body.request_id })
    return recorded
  })

  route(app, staffEndpoints.declineRefund, async ({ principal: { staffId }, params, body }) => {
    const { reason: comment, request_id: requestId } = body
    const decision = { kind: 'refund', act: 'declined', proposalId: params.id } as const
    await closeProposal(services, { ...decision, staffId, comment, requestId })
    return recorded
  })

  route(app, staffEndpoints.withdrawRefundProposal, async ({ principal: { staffId }, params, body }) => {
    const decision = { kind: 'refund', act: 'withdrawn', proposalId: params.id } as const
    await closeProposal(services, { ...decision, staffId, comment: '', requestId: body.request_id })
    return recorded
  })
}
