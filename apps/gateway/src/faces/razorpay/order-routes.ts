import type { FastifyInstance } from 'fastify'
import type { Context } from '../../core/context.ts'
import { collection, pageOf } from './collection.ts'
import { createOrder } from './create-order.ts'
import { orderEntity } from './order-entity.ts'
import { paymentEntity } from './payment-entity.ts'

interface OrderPath {
  Params: { order_id: string }
}
interface OrdersPath {
  Querystring: { receipt?: string }
}

export function registerOrderRoutes(app: FastifyInstance, context: Context) {
  const { state } = context

  app.post('/orders', { config: { call: 'create_order' } }, async (request) =>
    orderEntity(createOrder(context, request.body)),
  )

  app.get<OrdersPath>('/orders', { config: { call: 'list_orders' } }, async ({ query }) => {
    const { receipt } = query
    const orders = state
      .listOrders()
      .filter(({ provider }) => provider === 'razorpay')
      .filter(({ reference }) => receipt === undefined || reference === receipt)
    return pageOf(orders.map(orderEntity), query)
  })

  app.get<OrderPath>('/orders/:order_id', { config: { call: 'read_order' } }, async (request) =>
    orderEntity(state.getOrder('razorpay', request.params.order_id)),
  )

  app.get<OrderPath>('/orders/:order_id/payments', { config: { call: 'list_payments' } }, async (request) => {
    const order = state.getOrder('razorpay', request.params.order_id)
    // No order is promised: sorting by the random id keeps readers from relying on one.
    const attempts = order.attempts.toSorted((a, b) => a.id.localeCompare(b.id))
    return collection(attempts.map((attempt) => paymentEntity(order, attempt)))
  })
}
