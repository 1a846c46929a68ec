import * as staffEndpoints from '@sanad/contracts/staff'
import type { FastifyInstance } from 'fastify'
import { languageOf } from '../../platform/http/language.ts'
import { route } from '../../platform/http/route.ts'
import type { Services } from '../../platform/services.ts'
import { approveProposal } from './proposals/approve-proposal.ts'
import { closeProposal } from './proposals/close-proposal.ts'
import { listMoneyProposals } from './proposals/list-money-proposals.ts'
import { listRefundReasons } from './proposals/list-refund-reasons.ts'
import { proposeMoney } from './proposals/propose-money.ts'
import { takeBackApproval } from './proposals/take-back-approval.ts'

const recorded = { success: true, message: 'Recorded.' } as const

/** Money that one member proposes and another approves. */
export function registerDeskProposals(app: FastifyInstance, services: Services): void {
  route(app, staffEndpoints.listMoneyProposals, async ({ principal, request }) => ({
    success: true as const,
    ...(await listMoneyProposals(services, principal, languageOf(request))),
  }))
  registerRefundProposals(app, services)
  registerDiscountProposals(app, services)
}

function registerRefundProposals(app: FastifyInstance, services: Services): void {
  const kind = 'refund'

  route(app, staffEndpoints.listRefundReasons, async () => ({ success: true, data: listRefundReasons() }))

  route(app, staffEndpoints.proposeRefund, async ({ principal: { staffId }, params, body }) => {
    const { amount_rupees: rupees, ends_application: endsApplication, reason, seen } = body
    const proposed = await proposeMoney(services, {
      ...{ kind, applicationId: params.id, staffId, rupees, endsApplication, reason, seen },
      customerReason: body.customer_reason,
      customerReasonHi: body.customer_reason_hi,
      requestId: body.request_id,
    })
    return { ...recorded, data: proposed }
  })

  route(app, staffEndpoints.approveRefund, async ({ principal: { staffId }, params, body }) => {
    const approval = { kind, proposalId: params.id, staffId, requestId: body.request_id } as const
    const takesEffectAt = await approveProposal(services, approval)
    return { ...recorded, data: { takes_effect_at: takesEffectAt.toISOString() } }
  })

  route(app, staffEndpoints.takeBackRefundApproval, async ({ principal: { staffId }, params, body }) => {
    await takeBackApproval(services, { kind, proposalId: params.id, staffId, requestId: body.request_id })
    return recorded
  })

  route(app, staffEndpoints.declineRefund, async ({ principal: { staffId }, params, body }) => {
    const { reason: comment, request_id: requestId } = body
    const decision = { kind, act: 'declined', proposalId: params.id } as const
    await closeProposal(services, { ...decision, staffId, comment, requestId })
    return recorded
  })

  route(app, staffEndpoints.withdrawRefundProposal, async ({ principal: { staffId }, params, body }) => {
    const decision = { kind, act: 'withdrawn', proposalId: params.id } as const
    await closeProposal(services, { ...decision, staffId, comment: '', requestId: body.request_id })
    return recorded
  })
}

function registerDiscountProposals(app: FastifyInstance, services: Services): void {
  const kind = 'discount'

  route(app, staffEndpoints.proposeDiscount, async ({ principal: { staffId }, params, body }) => {
    const { net_rupees: rupees, reason, seen, request_id: requestId } = body
    const wish = { kind, applicationId: params.id, staffId, rupees, reason, seen, requestId } as const
    return { ...recorded, data: await proposeMoney(services, wish) }
  })

  route(app, staffEndpoints.approveDiscount, async ({ principal: { staffId }, params, body }) => {
    const approval = { kind, proposalId: params.id, staffId, requestId: body.request_id } as const
    const takesEffectAt = await approveProposal(services, approval)
    return { ...recorded, data: { takes_effect_at: takesEffectAt.toISOString() } }
  })

  route(app, staffEndpoints.takeBackDiscountApproval, async ({ principal: { staffId }, params, body }) => {
    await takeBackApproval(services, { kind, proposalId: params.id, staffId, requestId: body.request_id })
    return recorded
  })

  route(app, staffEndpoints.declineDiscount, async ({ principal: { staffId }, params, body }) => {
    const { reason: comment, request_id: requestId } = body
    const decision = { kind, act: 'declined', proposalId: params.id } as const
    await closeProposal(services, { ...decision, staffId, comment, requestId })
    return recorded
  })

  route(app, staffEndpoints.withdrawDiscountProposal, async ({ principal: { staffId }, params, body }) => {
    const decision = { kind, act: 'withdrawn', proposalId: params.id } as const
    await closeProposal(services, { ...decision, staffId, comment: '', requestId: body.request_id })
    return recorded
  })
}
