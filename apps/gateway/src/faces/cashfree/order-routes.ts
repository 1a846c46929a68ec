import type { FastifyInstance } from 'fastify'
import type { Context } from '../../core/context.ts'
import { createOrder } from './create-order.ts'
import { orderEntity } from './order-entity.ts'
import { paymentEntity } from './payment-entity.ts'
import { terminateOrder } from './terminate-order.ts'

interface OrderPath {
  Params: { order_id: string }
}

export function registerOrderRoutes(app: FastifyInstance, context: Context) {
  const { state, options } = context

  app.post('/orders', { config: { call: 'create_order' } }, async (request) =>
    orderEntity(createOrder(context, request.body), options.now()),
  )

  app.get<OrderPath>('/orders/:order_id', { config: { call: 'read_order' } }, async (request) =>
    orderEntity(state.getOrder('cashfree', request.params.order_id), options.now()),
  )

  app.patch<OrderPath>('/orders/:order_id', { config: { call: 'terminate_order' } }, async (request) =>
    orderEntity(terminateOrder(context, request.params.order_id, request.body), options.now()),
  )

  app.get<OrderPath>('/orders/:order_id/payments', { config: { call: 'list_payments' } }, async (request) => {
    const order = state.getOrder('cashfree', request.params.order_id)
    // No order is promised: sorting by the random id keeps readers from relying on one.
    const attempts = order.attempts.toSorted((a, b) => a.id.localeCompare(b.id))
    return attempts.map((attempt) => paymentEntity(order, attempt))
  })
}
