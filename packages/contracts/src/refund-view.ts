import * as z from 'zod/mini'
import { Day, Id, Instant } from './wire.ts'

const state = {
  /** In rupees. */
  amount: z.number(),
  /** `delayed`: on hold or failed; staff look into it. */
  status: z.enum(['requested', 'delayed', 'completed']),
  /** Bank reference (UTR, ARN); null until known. */
  bank_reference: z.nullable(z.string()),
  /** Day by which it usually reaches the customer's account; null once sent. */
  expected_by: z.nullable(Day),
  completed_at: z.nullable(Instant),
}

/** Refund of a single payment: a line of its own on the bank statement. */
export const RefundPart = z.object({ order_id: z.string(), ...state })
export type RefundPart = z.infer<typeof RefundPart>

/**
 * Refund to the customer. A refund by staff may span several orders: the amount is their sum, and it is completed when
 * every part is.
 */
export const RefundView = z.object({
  id: Id,
  /** The order; of several, the newest. */
  order_id: z.string(),
  ...state,
  /** Null for several payments: each part has its own. */
  bank_reference: state.bank_reference,
  /** `staff`: requested at the desk; `surplus`: nothing was due; `review`: paid otherwise than we asked. */
  origin: z.enum(['staff', 'surplus', 'review']),
  /** Comment of staff; empty for automatic refunds. */
  reason: z.string(),
  requested_at: Instant,
  /** Parts by payment, newest first. */
  parts: z.array(RefundPart),
})
export type RefundView = z.infer<typeof RefundView>
