import * as z from 'zod/mini'
import { Day, Id, Instant } from './wire.ts'

const state = {
  /** Rupees. */
  amount: z.number(),
  /** `delayed`: it was held up, and somebody looks into it. */
  status: z.enum(['requested', 'delayed', 'completed']),
  /** The reference under which the customer's bank finds it; null until it is known. */
  bank_reference: z.nullable(z.string()),
  /** The day by which it usually is in the customer's account; null once it was sent. */
  expected_by: z.nullable(Day),
  completed_at: z.nullable(Instant),
}

/** What goes back of one payment: the customer's bank shows each by itself. */
export const RefundPart = z.object({ order_id: z.string(), ...state })
export type RefundPart = z.infer<typeof RefundPart>

/**
 * Money that goes back to the customer. Staff send it back at once, also where it was paid by several orders: the
 * amount is of all of them, and it is completed when all of it was sent.
 */
export const RefundView = z.object({
  id: Id,
  /** Of which it is; the newest, where it is of several. */
  order_id: z.string(),
  ...state,
  /** Null where it is of several payments: each part has a reference of its own. */
  bank_reference: state.bank_reference,
  /** `staff` sent it back; `surplus`: nothing was due; `review`: it was paid otherwise than asked for. */
  origin: z.enum(['staff', 'surplus', 'review']),
  /** What staff said; empty where the portal gave it back by itself. */
  reason: z.string(),
  requested_at: Instant,
  /** What it is of each payment, the newest first. */
  parts: z.array(RefundPart),
})
export type RefundView = z.infer<typeof RefundView>
