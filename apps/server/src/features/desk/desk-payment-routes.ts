import * as staffEndpoints from '@sanad/contracts/staff'
import type { FastifyInstance } from 'fastify'
import { languageOf } from '../../platform/http/language.ts'
import { narrowedTo } from '../../platform/http/narrowed-to.ts'
import { route } from '../../platform/http/route.ts'
import type { Services } from '../../platform/services.ts'
import { amendBuyer } from './acts/amend-buyer.ts'
import { cancelEInvoice } from './acts/cancel-e-invoice.ts'
import { completeRefund } from './acts/complete-refund.ts'
import { correctInvoice } from './acts/correct-invoice.ts'
import { giveDiscount } from './acts/give-discount.ts'
import { resolveReview } from './acts/resolve-review.ts'
import { retryEInvoice } from './acts/retry-e-invoice.ts'
import { retryRefund } from './acts/retry-refund.ts'
import { listDueStages } from './dues/list-due-stages.ts'
import { sendPaymentLink } from './dues/send-payment-link.ts'
import { listDeskMoneyDocuments } from './money-documents/list-desk-money-documents.ts'
import { sendMoneyDocument } from './money-documents/send-money-document.ts'
import { listParkedNotices } from './queues/list-parked-notices.ts'
import { listPaymentsToCheck } from './queues/list-payments-to-check.ts'

/** Due stages, discounts, refunds and reviews by staff. */
export function registerDeskPayments(app: FastifyInstance, services: Services): void {
  const recorded = { success: true, message: 'Recorded.' } as const

  route(app, staffEndpoints.listPaymentsToCheck, async () => ({
    success: true as const,
    ...(await listPaymentsToCheck(services.db)),
  }))

  route(app, staffEndpoints.listParkedNotices, async () => ({
    success: true as const,
    data: await listParkedNotices(services.db),
  }))

  route(app, staffEndpoints.listDueStages, async ({ principal, query, request }) => {
    const narrowed = narrowedTo(principal, 'payment.link')
    const wanted = { limit: query.limit, cursor: query.cursor, narrowedTo: narrowed }
    return { success: true, ...(await listDueStages(services, { ...wanted, language: languageOf(request) })) }
  })

  route(app, staffEndpoints.sendPaymentLink, async ({ params, body }) => {
    const channels = await sendPaymentLink(services, { applicationId: params.id, requestId: body.request_id })
    return { ...recorded, data: { channels } }
  })

  route(app, staffEndpoints.listDeskMoneyDocuments, async ({ principal, query, request }) => {
    const narrowed = narrowedTo(principal, 'application.read')
    const page = await listDeskMoneyDocuments(
      services.db,
      { ...query, narrowedTo: narrowed },
      languageOf(request),
    )
    return { success: true, ...page }
  })

  route(app, staffEndpoints.sendMoneyDocument, async ({ params, body }) => {
    const sending = { documentId: params.id, requestId: body.request_id }
    return { ...recorded, data: { channels: await sendMoneyDocument(services, sending) } }
  })

  route(app, staffEndpoints.giveDiscount, async ({ principal: { staffId }, params, body }) => {
    const { net_rupees: netRupees, reason, seen, request_id: requestId } = body
    await giveDiscount(services, { applicationId: params.id, staffId, netRupees, reason, seen, requestId })
    return recorded
  })

  route(app, staffEndpoints.amendBuyer, async ({ principal: { staffId }, params, body }) => {
    const { reason, request_id: requestId, state_id: stateId, ...given } = body
    await amendBuyer(services, { applicationId: params.id, staffId, given, stateId, reason, requestId })
    return recorded
  })

  route(app, staffEndpoints.retryRefund, async ({ principal: { staffId }, params, body }) => {
    const { comment, request_id: requestId } = body
    await retryRefund(services, { refundId: params.id, staffId, comment, requestId })
    return recorded
  })

  route(app, staffEndpoints.retryEInvoice, async ({ principal: { staffId }, params, body }) => {
    const { buyer_pin: buyerPin, comment, request_id: requestId } = body
    await retryEInvoice(services, { documentId: params.id, staffId, buyerPin, comment, requestId })
    return recorded
  })

  route(app, staffEndpoints.cancelEInvoice, async ({ principal: { staffId }, params, body }) => {
    const { reason, remark, request_id: requestId } = body
    await cancelEInvoice(services, { documentId: params.id, staffId, reason, remark, requestId })
    return recorded
  })

  route(app, staffEndpoints.correctInvoice, async ({ principal: { staffId }, params, body }) => {
    const { reason, request_id: requestId, state_id: stateId, ...given } = body
    await correctInvoice(services, { documentId: params.id, staffId, given, stateId, reason, requestId })
    return recorded
  })

  route(app, staffEndpoints.completeRefund, async ({ principal: { staffId }, params, body }) => {
    const { bank_reference: bankReference, comment, request_id: requestId } = body
    await completeRefund(services, { refundId: params.id, staffId, bankReference, comment, requestId })
    return recorded
  })

  route(app, staffEndpoints.resolveReview, async ({ principal: { staffId }, params, body }) => {
    const { resolution, comment, request_id: requestId } = body
    await resolveReview(services, { orderId: params.orderId, staffId, resolution, comment, requestId })
    return recorded
  })
}
