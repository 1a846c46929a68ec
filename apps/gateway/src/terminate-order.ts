import { z } from 'zod'
import { ApiError, parseBody } from './api-error.ts'
import type { Context } from './context.ts'
import type { Order } from './order.ts'
import { orderStatus } from './order-status.ts'

const TerminateOrder = z.object({ order_status: z.literal('TERMINATED') })

/** While an attempt is under way the provider only notes the wish: the attempt may still succeed. */
export function terminateOrder({ state, options }: Context, orderId: string, body: unknown): Order {
  const order = state.getOrder(orderId)
  parseBody(TerminateOrder, body)
  const status = orderStatus(order, options.now())
  if (status === 'PAID' || status === 'EXPIRED') {
    throw new ApiError(400, 'order_inactive', `order is ${status} and cannot be terminated`)
  }
  const underWay = order.attempts.some((attempt) => attempt.status === 'PENDING')
  if (status === 'ACTIVE') order.state = underWay ? 'TERMINATION_REQUESTED' : 'TERMINATED'
  return order
}
