import type { FastifyInstance } from 'fastify'
import type { Context } from '../../core/context.ts'
import { pageOf } from './collection.ts'
import { createRefundOnce } from './create-refund.ts'
import { refundsOf } from './payment-entity.ts'
import { getPayment } from './payment-routes.ts'
import { unknownId } from './razorpay-error.ts'
import { refundEntity } from './refund-entity.ts'

interface RefundsPath {
  Params: { payment_id: string }
  Headers: { 'x-refund-idempotency'?: string }
}
interface RefundPath {
  Params: { refund_id: string }
}

export function registerRefundRoutes(app: FastifyInstance, context: Context) {
  const { state } = context

  app.post<RefundsPath>(
    '/payments/:payment_id/refund',
    { config: { call: 'create_refund' } },
    async ({ params, body, headers }) => {
      const { order, attempt } = getPayment(context, params.payment_id)
      const refund = createRefundOnce(context, order, attempt, body, headers['x-refund-idempotency'])
      return refundEntity(order, refund)
    },
  )

  app.get<RefundsPath>(
    '/payments/:payment_id/refunds',
    { config: { call: 'list_refunds' } },
    async ({ params, query }) => {
      const { order, attempt } = getPayment(context, params.payment_id)
      return pageOf(
        refundsOf(order, attempt).map((refund) => refundEntity(order, refund)),
        query,
      )
    },
  )

  app.get('/refunds', { config: { call: 'list_refunds' } }, async ({ query }) => pageOf(listRefunds(), query))

  for (const path of ['/refunds/:refund_id', '/payments/:payment_id/refunds/:refund_id']) {
    app.get<RefundPath>(path, { config: { call: 'read_refund' } }, async ({ params }) => {
      const refund = listRefunds().find(({ id }) => id === params.refund_id)
      if (!refund) throw unknownId()
      return refund
    })
  }

  function listRefunds() {
    return state
      .listOrders()
      .filter(({ provider }) => provider === 'razorpay')
      .flatMap((order) => order.refunds.map((refund) => refundEntity(order, refund)))
  }
}
