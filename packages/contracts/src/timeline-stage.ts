import * as z from 'zod/mini'
import { Instant } from './wire.ts'

export const TimelineStage = z.object({
  id: z.string(),
  kind: z.enum(['payment', 'information', 'centre', 'department']),
  title: z.string(),
  description: z.string(),
  status: z.enum(['completed', 'pending', 'disable']),
  /** Net amount in rupees before discount and tax; null on stages without payment. */
  amount: z.nullable(z.number()),
  isPaymentStage: z.boolean(),
  completed_at: z.nullable(Instant),
  stage_index: z.int(),
  in_progress: z.boolean(),
  /** The day by which it is usually done, or done as promised; null where nothing can be said. */
  expected_on: z.nullable(z.iso.date()),
  /** That day was promised by staff; why it is another one than usual, empty where it came nearer. */
  promise: z.optional(z.object({ reason: z.string() })),
  /** Comment of staff on completing it; empty without one. */
  comment: z.string(),
  /** What staff recorded on completing it, such as the number at the department's portal. Absent without any. */
  answers: z.optional(z.array(z.object({ label: z.string(), value: z.string() }))),
  subpoints: z.array(z.object({ point: z.string(), description: z.string(), status: z.string() })),
})
export type TimelineStage = z.infer<typeof TimelineStage>
