import { z } from 'zod'
import type { Context } from '../../core/context.ts'
import type { Order } from '../../core/order.ts'
import { orderStatus } from '../../core/order-status.ts'
import { parseInput } from '../../core/parse-input.ts'
import { Refused } from '../../core/refused.ts'

const TerminateOrder = z.object({ order_status: z.literal('TERMINATED') })

/** While an attempt is pending the provider only records the request: the attempt may still succeed. */
export function terminateOrder({ state, options }: Context, orderId: string, body: unknown): Order {
  const order = state.getOrder('cashfree', orderId)
  parseInput(TerminateOrder, body)
  const status = orderStatus(order, options.now())
  if (status === 'PAID' || status === 'EXPIRED') {
    throw new Refused('order_inactive', `order is ${status} and cannot be terminated`)
  }
  const underWay = order.attempts.some((attempt) => attempt.status === 'PENDING')
  if (status === 'ACTIVE') order.state = underWay ? 'TERMINATION_REQUESTED' : 'TERMINATED'
  return order
}
