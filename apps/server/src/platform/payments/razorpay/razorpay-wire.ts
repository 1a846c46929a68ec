import * as z from 'zod'

/** Amounts are whole paise. */
const amount = z.int().nonnegative()
const currency = z.string()

export const OrderEntity = z.object({
  id: z.string().min(1),
  amount,
  currency,
  receipt: z.string().nullish(),
  status: z.enum(['created', 'attempted', 'paid']),
})
export type OrderEntity = z.infer<typeof OrderEntity>

export const PaymentEntity = z.object({
  id: z.string().min(1),
  amount,
  currency,
  status: z.enum(['created', 'authorized', 'captured', 'refunded', 'failed']),
  captured: z.boolean().nullish(),
  amount_refunded: amount.nullish(),
  method: z.string().nullish(),
  error_description: z.string().nullish(),
  error_reason: z.string().nullish(),
  acquirer_data: z
    .object({
      rrn: z.string().nullish(),
      bank_transaction_id: z.string().nullish(),
      auth_code: z.string().nullish(),
    })
    .nullish(),
  /** Seconds since 1970. */
  created_at: z.int(),
})
export type PaymentEntity = z.infer<typeof PaymentEntity>

export const RefundEntity = z.object({
  amount,
  currency,
  receipt: z.string().nullish(),
  status: z.enum(['pending', 'processed', 'failed']),
  acquirer_data: z.object({ arn: z.string().nullish() }).nullish(),
})
export type RefundEntity = z.infer<typeof RefundEntity>

export const collectionOf = <T>(item: z.ZodType<T>) =>
  z.object({ items: z.array(item) }).transform(({ items }) => items)

/** The provider's code for a refusal. */
export const Problem = z
  .object({ error: z.object({ code: z.string().regex(/^[\w-]{1,60}$/) }) })
  .transform(({ error }) => error.code)

const theirId = z.string().regex(/^\w{5,40}$/)
const ourOrderId = z.string().regex(/^[\w-]{3,40}$/)

/** Only what routes a notification; the truth is read from the provider afterwards. What is unknown names nothing. */
export const WebhookBody = z.object({
  event: z
    .string()
    .regex(/^[\w.-]{1,100}$/)
    .catch('unknown'),
  /** Seconds since 1970. */
  created_at: z.int().min(0).max(9_999_999_999).optional().catch(undefined),
  payload: z
    .object({
      order: z.object({ entity: z.object({ id: theirId, receipt: ourOrderId.nullish() }) }).optional(),
      payment: z
        .object({ entity: z.object({ id: theirId.nullish().catch(null), order_id: theirId.nullish() }) })
        .optional(),
      refund: z
        .object({ entity: z.object({ receipt: z.string().regex(/^[A-Za-z0-9]{10,40}$/) }) })
        .optional()
        .catch(undefined),
    })
    .optional()
    .catch(undefined),
})
