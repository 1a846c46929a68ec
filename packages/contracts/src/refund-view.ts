import * as z from 'zod/mini'
import { Day, Id, Instant } from './wire.ts'

/** Money that goes back to the customer, of one order. */
export const RefundView = z.object({
  id: Id,
  order_id: z.string(),
  /** Rupees. */
  amount: z.number(),
  /** `delayed`: it was held up, and somebody looks into it. */
  status: z.enum(['requested', 'delayed', 'completed']),
  /** What staff said; empty where the portal gave it back by itself. */
  reason: z.string(),
  /** The reference under which the customer's bank finds it; null until it is known. */
  bank_reference: z.nullable(z.string()),
  requested_at: Instant,
  /** The day by which it usually is in the customer's account; null once it was sent. */
  expected_by: z.nullable(Day),
  completed_at: z.nullable(Instant),
})
export type RefundView = z.infer<typeof RefundView>
