import { z } from 'zod'

/** One event on its way to one address. */
export const Delivery = z.object({
  /** The same on every retry: receivers recognise duplicates by it. */
  id: z.string(),
  provider: z.string(),
  type: z.string(),
  order_id: z.string(),
  url: z.string(),
  /** The raw bytes that are signed: they are never parsed and serialised again. */
  body: z.string(),
  /** given_up: the retry schedule is exhausted. dropped: a misbehaviour, never sent. */
  status: z.enum(['waiting', 'delivered', 'given_up', 'dropped']),
  forged: z.boolean(),
  first_at: z.string(),
  next_at: z.string().nullable(),
  attempts: z.array(
    z.object({ at: z.string(), response_status: z.number().nullable(), error: z.string().nullable() }),
  ),
})
export type Delivery = z.infer<typeof Delivery>
