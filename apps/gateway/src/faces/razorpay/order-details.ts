import { z } from 'zod'
import type { Order, Refund } from '../../core/order.ts'
import { Notes } from './notes.ts'

/** What this face keeps of an order beside what every provider has. */
export const OrderDetails = z.object({ notes: Notes, capture: z.enum(['automatic', 'manual']) })
export type OrderDetails = z.infer<typeof OrderDetails>

export const RefundDetails = z.object({ notes: Notes })
export type RefundDetails = z.infer<typeof RefundDetails>

export function orderDetails(order: Order): OrderDetails {
  return OrderDetails.parse(order.details)
}

export function refundDetails(refund: Refund): RefundDetails {
  return RefundDetails.parse(refund.details)
}
