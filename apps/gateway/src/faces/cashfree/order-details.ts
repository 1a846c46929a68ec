import { z } from 'zod'
import type { Order, Refund } from '../../core/order.ts'

/** What this face keeps of an order beside what every provider has. */
export const OrderDetails = z.object({
  cf_order_id: z.string(),
  customer: z.object({
    customer_id: z.string(),
    customer_phone: z.string(),
    customer_name: z.string().nullable(),
    customer_email: z.string().nullable(),
  }),
  /** As the merchant sent it, with its placeholder. */
  return_url: z.string().nullable(),
  notify_url: z.string().nullable(),
  note: z.string().nullable(),
  tags: z.record(z.string(), z.string()).nullable(),
})
export type OrderDetails = z.infer<typeof OrderDetails>

export const RefundDetails = z.object({ note: z.string().nullable() })
export type RefundDetails = z.infer<typeof RefundDetails>

export function orderDetails(order: Order): OrderDetails {
  return OrderDetails.parse(order.details)
}

export function refundDetails(refund: Refund): RefundDetails {
  return RefundDetails.parse(refund.details)
}
