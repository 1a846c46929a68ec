import * as z from 'zod/mini'
import { Instant } from './wire.ts'

/** What stands beside the name of a business while another one of the customer has the same: absent otherwise. */
export const NameMark = z.discriminatedUnion('by', [
  z.object({ by: z.literal('city'), city: z.string() }),
  /** Masked. */
  z.object({ by: z.literal('pan'), pan: z.string() }),
  /** `number`: their order, where another one was added in the same minute. */
  z.object({ by: z.literal('time'), added_at: Instant, number: z.optional(z.int()) }),
])
export type NameMark = z.infer<typeof NameMark>
