import * as z from 'zod'

/** Amounts come as JSON numbers; as decimal text they are compared exactly. */
const amount = z.number().transform((value) => value.toFixed(2))

export const OrderStatus = z.enum(['ACTIVE', 'PAID', 'EXPIRED', 'TERMINATED', 'TERMINATION_REQUESTED'])

export const OrderEntity = z.object({
  order_id: z.string(),
  order_amount: amount,
  order_currency: z.string(),
  order_status: OrderStatus,
  payment_session_id: z.string().min(1),
})

// A number in older versions of the interface.
const paymentId = z.union([z.string(), z.number()]).transform(String)

export const PaymentEntity = z.object({
  cf_payment_id: paymentId,
  payment_status: z.enum([
    'SUCCESS',
    'NOT_ATTEMPTED',
    'FAILED',
    'USER_DROPPED',
    'VOID',
    'CANCELLED',
    'PENDING',
  ]),
  payment_amount: amount,
  payment_currency: z.string(),
  payment_group: z.string().nullish(),
  payment_message: z.string().nullish(),
  bank_reference: z.string().nullish(),
  payment_time: z.string().nullish(),
  payment_completion_time: z.string().nullish(),
})

export const RefundEntity = z.object({
  refund_id: z.string(),
  order_id: z.string(),
  refund_amount: amount,
  refund_currency: z.string(),
  refund_status: z.enum(['SUCCESS', 'PENDING', 'CANCELLED', 'ONHOLD', 'FAILED']),
  // The reference of the acquirer, under which the customer's bank finds it.
  refund_arn: z.string().nullish(),
  status_description: z.string().nullish(),
})

/** The provider's code for a refusal. */
export const Problem = z.object({ code: z.string().regex(/^[\w-]{1,60}$/) }).transform(({ code }) => code)

const ourOrderId = z.string().regex(/^[\w-]{3,45}$/)

/** Only what routes a notification; the truth is read from the provider afterwards. What is unknown names nothing. */
export const WebhookBody = z.object({
  type: z
    .string()
    .regex(/^[\w.-]{1,100}$/)
    .catch('unknown'),
  data: z
    .object({
      order: z.object({ order_id: ourOrderId }).nullish(),
      refund: z
        .object({ order_id: ourOrderId, refund_id: z.string().regex(/^[A-Za-z0-9]{3,40}$/) })
        .nullish(),
      payment: z
        .object({ cf_payment_id: paymentId.pipe(z.string().regex(/^[\w-]{1,60}$/)) })
        .nullish()
        .catch(null),
    })
    .optional()
    .catch(undefined),
})
