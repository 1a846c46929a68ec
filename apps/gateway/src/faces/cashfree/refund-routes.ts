import type { FastifyInstance } from 'fastify'
import type { Context } from '../../core/context.ts'
import { getRefund } from '../../core/refunds.ts'
import { createRefund } from './create-refund.ts'
import { refundEntity } from './refund-entity.ts'

interface RefundsPath {
  Params: { order_id: string }
}
interface RefundPath {
  Params: { order_id: string; refund_id: string }
}

export function registerRefundRoutes(app: FastifyInstance, context: Context) {
  const { state } = context

  app.post<RefundsPath>(
    '/orders/:order_id/refunds',
    { config: { call: 'create_refund' } },
    async (request) => {
      const order = state.getOrder('cashfree', request.params.order_id)
      return refundEntity(order, createRefund(context, order, request.body))
    },
  )

  app.get<RefundsPath>('/orders/:order_id/refunds', { config: { call: 'list_refunds' } }, async (request) => {
    const order = state.getOrder('cashfree', request.params.order_id)
    return order.refunds.map((refund) => refundEntity(order, refund))
  })

  app.get<RefundPath>(
    '/orders/:order_id/refunds/:refund_id',
    { config: { call: 'read_refund' } },
    async (request) => {
      const order = state.getOrder('cashfree', request.params.order_id)
      return refundEntity(order, getRefund(order, request.params.refund_id))
    },
  )
}
