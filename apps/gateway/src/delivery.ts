import { z } from 'zod'

export const WebhookType = z.enum([
  'PAYMENT_SUCCESS_WEBHOOK',
  'PAYMENT_FAILED_WEBHOOK',
  'PAYMENT_USER_DROPPED_WEBHOOK',
  'REFUND_STATUS_WEBHOOK',
])
export type WebhookType = z.infer<typeof WebhookType>

/** One event on its way to one address. */
export const Delivery = z.object({
  id: z.string(),
  type: WebhookType,
  order_id: z.string(),
  url: z.string(),
  /** The raw bytes that are signed: they are never parsed and written again. */
  body: z.string(),
  status: z.enum(['waiting', 'delivered', 'given_up', 'dropped']),
  forged: z.boolean(),
  first_at: z.string(),
  next_at: z.string().nullable(),
  attempts: z.array(
    z.object({ at: z.string(), response_status: z.number().nullable(), error: z.string().nullable() }),
  ),
})
export type Delivery = z.infer<typeof Delivery>
