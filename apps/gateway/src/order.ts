import { z } from 'zod'

export const PaymentStatus = z.enum(['SUCCESS', 'FAILED', 'PENDING', 'USER_DROPPED'])
export type PaymentStatus = z.infer<typeof PaymentStatus>

export const ErrorDetails = z.object({
  error_code: z.string(),
  error_description: z.string(),
  error_reason: z.string(),
  error_source: z.string(),
})

export const Attempt = z.object({
  cf_payment_id: z.string(),
  status: PaymentStatus,
  amount: z.number(),
  currency: z.string().default('INR'),
  message: z.string(),
  started_at: z.string(),
  completed_at: z.string().nullable(),
  bank_reference: z.string().nullable(),
  group: z.string(),
  method: z.record(z.string(), z.record(z.string(), z.string().nullable())),
  error_details: ErrorDetails.nullable(),
})
export type Attempt = z.infer<typeof Attempt>

export const RefundStatus = z.enum(['SUCCESS', 'PENDING', 'CANCELLED', 'ONHOLD', 'FAILED'])
export type RefundStatus = z.infer<typeof RefundStatus>

export const Refund = z.object({
  cf_refund_id: z.string(),
  cf_payment_id: z.string(),
  refund_id: z.string(),
  amount: z.number(),
  note: z.string().nullable(),
  speed: z.enum(['STANDARD', 'INSTANT']),
  status: RefundStatus,
  created_at: z.string(),
  processed_at: z.string().nullable(),
})
export type Refund = z.infer<typeof Refund>

export const Order = z.object({
  cf_order_id: z.string(),
  order_id: z.string(),
  payment_session_id: z.string(),
  amount: z.number(),
  currency: z.string(),
  /** EXPIRED is never stored: it follows from `expires_at` (see order-status.ts). */
  state: z.enum(['ACTIVE', 'PAID', 'TERMINATED', 'TERMINATION_REQUESTED']),
  created_at: z.string(),
  expires_at: z.string(),
  customer: z.object({
    customer_id: z.string(),
    customer_phone: z.string(),
    customer_name: z.string().nullable(),
    customer_email: z.string().nullable(),
  }),
  return_url: z.string().nullable(),
  notify_url: z.string().nullable(),
  note: z.string().nullable(),
  tags: z.record(z.string(), z.string()).nullable(),
  attempts: z.array(Attempt),
  refunds: z.array(Refund),
})
export type Order = z.infer<typeof Order>
