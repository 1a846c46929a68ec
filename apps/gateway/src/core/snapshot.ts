import { z } from 'zod'
import { Delivery } from './delivery.ts'
import { Order } from './order.ts'

export const StoredAnswer = z.object({ fingerprint: z.string(), status: z.number(), body: z.string() })
export type StoredAnswer = z.infer<typeof StoredAnswer>

/** The state file's format. Version 1 had no such member (see faces/cashfree/upgrade-snapshot.ts). */
export const Snapshot = z.object({
  version: z.literal(2),
  orders: z.array(Order),
  answers: z.array(z.tuple([z.string(), StoredAnswer])),
  deliveries: z.array(Delivery),
})
export type Snapshot = z.infer<typeof Snapshot>
