import { z } from 'zod'
import { PaymentMethod } from './payment-method.ts'

/** AUTHORIZED: the bank holds the money for us, and a capture is still to come. */
export const AttemptStatus = z.enum(['PENDING', 'AUTHORIZED', 'SUCCESS', 'FAILED', 'USER_DROPPED'])
export type AttemptStatus = z.infer<typeof AttemptStatus>

export const Attempt = z.object({
  id: z.string(),
  status: AttemptStatus,
  /** Paise, like every amount here. */
  amount: z.int(),
  currency: z.string(),
  started_at: z.string(),
  completed_at: z.string().nullable(),
  bank_reference: z.string().nullable(),
  /** Null where the customer left before choosing one. */
  method: PaymentMethod.nullable(),
})
export type Attempt = z.infer<typeof Attempt>

export const RefundStatus = z.enum(['PENDING', 'SUCCESS', 'FAILED', 'CANCELLED', 'ONHOLD'])
export type RefundStatus = z.infer<typeof RefundStatus>

export const Refund = z.object({
  /** The provider's. */
  id: z.string(),
  /** The merchant's. */
  reference: z.string().nullable(),
  attempt_id: z.string(),
  amount: z.int(),
  speed: z.enum(['STANDARD', 'INSTANT']),
  status: RefundStatus,
  created_at: z.string(),
  processed_at: z.string().nullable(),
  /** What the face keeps of the request; only the face that wrote it reads it. */
  details: z.unknown(),
})
export type Refund = z.infer<typeof Refund>

export const Order = z.object({
  /** The face that it was made through. */
  provider: z.string(),
  /** Under which the provider's API knows it. */
  id: z.string(),
  /** Under which the merchant knows it; the same as `id` where the merchant chooses that. */
  reference: z.string().nullable(),
  /** Opens the checkout page, without any other credential. */
  session: z.string(),
  amount: z.int(),
  currency: z.string(),
  /** EXPIRED is never stored: it follows from `expires_at` (see order-status.ts). */
  state: z.enum(['ACTIVE', 'PAID', 'TERMINATED', 'TERMINATION_REQUESTED']),
  created_at: z.string(),
  /** Null: never. */
  expires_at: z.string().nullable(),
  return_url: z.string().nullable(),
  attempts: z.array(Attempt),
  refunds: z.array(Refund),
  /** What the face keeps of the request; only the face that wrote it reads it. */
  details: z.unknown(),
})
export type Order = z.infer<typeof Order>
