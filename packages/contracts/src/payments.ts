import * as z from 'zod/mini'
import { defineEndpoint } from './define-endpoint.ts'
import { Id, OrderId } from './wire.ts'

/** Whose checkout opens. The server says with which one new payments are opened. */
export const PaymentProvider = z.enum(['cashfree', 'razorpay'])
export type PaymentProvider = z.infer<typeof PaymentProvider>

const params = z.object({ payment_provider: PaymentProvider })

/** `refunding`: captured when nothing was due any more, refunded automatically. */
export const PaymentStatus = z.enum(['paid', 'pending', 'failed', 'cancelled', 'refunding'])
export type PaymentStatus = z.infer<typeof PaymentStatus>

const Flag = z.union([z.literal(0), z.literal(1)])

export const createPayment = defineEndpoint({
  name: 'createPayment',
  urgency: 'always',
  summary: 'Open a payment session for the amount that the server computes',
  method: 'POST',
  access: 'session',
  inPerson: true,
  path: ({ payment_provider }) => `/api/${payment_provider}/create`,
  params,
  body: z.object({
    // Any type: it is only compared with the server's amount, and every mismatch gets the same error.
    amount: z.optional(z.unknown()),
    user_id: Id,
    service_type: z.string().check(z.minLength(1), z.maxLength(100)),
    name: z.optional(z.string()),
    email: z.optional(z.string()),
    mobile: z.optional(z.string()),
    application_id: z.optional(Id),
    /** Stage payments: 1 pays all unsettled stages, 0 the pending one; if omitted, the amount decides. */
    is_full_payment: z.optional(Flag),
  }),
  success: z.object({
    success: z.literal(true),
    /** Empty if a discount left nothing to pay: the order is settled already. */
    paymentSessionId: z.string(),
    orderId: z.string(),
    settled: z.optional(z.boolean()),
  }),
  errors: [
    'order_limit',
    'payment_amount_invalid',
    'state_missing',
    'address_missing',
    'buyer_details_missing',
    'gstin_state_mismatch',
    'payment_not_due',
    'payment_provider_inactive',
    'payment_in_review',
    'application_ambiguous',
    'order_live',
    'payment_gateway_failed',
    'not_found',
  ],
})

export const verifyPayment = defineEndpoint({
  name: 'verifyPayment',
  urgency: 'always',
  summary: 'Reconcile an order with the provider and settle it; idempotent',
  method: 'POST',
  access: 'session',
  // Of any provider: an order stays with the one that it was opened with.
  path: ({ payment_provider }) => `/api/${payment_provider}/verify`,
  params,
  body: z.object({
    orderId: OrderId,
    customer_id: z.optional(Id),
    track_id: z.optional(z.string()),
    service_checkout: z._default(z.array(z.string()), []),
    is_full_payment: z.optional(Flag),
    application_id: z.optional(Id),
    /** The customer closed the checkout. Untrusted: decides only between `cancelled` and `pending`. */
    closed: z.optional(z.boolean()),
    /** What the provider's script handed over at the end of its checkout: a hint, the provider itself is asked. */
    provider_result: z.optional(
      z.record(z.string().check(z.maxLength(50)), z.string().check(z.maxLength(200))),
    ),
  }),
  success: z.object({ success: z.literal(true), message: z.string(), status: PaymentStatus }),
  errors: ['payment_verify_failed', 'not_found'],
})

export const paymentWebhook = defineEndpoint({
  name: 'paymentWebhook',
  summary: "Receive the provider's signed webhook",
  method: 'POST',
  access: 'gateway',
  path: ({ payment_provider }) => `/api/${payment_provider}/webhook`,
  params,
  success: z.object({ success: z.literal(true) }),
  errors: ['signature_invalid'],
})
