import * as z from 'zod/mini'
import { defineEndpoint } from './define-endpoint.ts'
import { QuoteView } from './service-application.ts'
import { Id, Instant, NextCursor, PageQuery } from './wire.ts'

/** What became of an order, in the customer's terms; `open` may still be paid. */
export const PaymentRecordStatus = z.enum([
  'open',
  'confirming',
  'paid',
  'failed',
  'cancelled',
  'expired',
  'refund_due',
])
export type PaymentRecordStatus = z.infer<typeof PaymentRecordStatus>

const application = z.object({
  id: Id,
  track_id: z.string(),
  title: z.string(),
  name_of_firm: z.nullable(z.string()),
  payment_status: z.union([z.literal(0), z.literal(1)]),
  is_deleted: z.boolean(),
})

/** One order of the customer's history. */
export const PaymentRecord = z.object({
  /** Our reference: what to name when asking about it. */
  order_id: z.string(),
  application,
  /** The payment stages that it pays; empty where it pays the service as a whole. */
  stages: z.array(z.string()),
  /** The price as it was when the order was made. */
  price: QuoteView,
  status: PaymentRecordStatus,
  /** The provider's name for how it was paid, such as `upi`; null while nothing was tried. */
  method: z.nullable(z.string()),
  /** The provider's reference; null while nothing was tried. */
  payment_id: z.nullable(z.string()),
  created_at: Instant,
  paid_at: z.nullable(Instant),
})
export type PaymentRecord = z.infer<typeof PaymentRecord>

/** What can be paid now for one application. */
export const DuePayment = z.object({
  application,
  /** The payment stage that is due; null where the service is paid as a whole. */
  stage: z.nullable(z.string()),
  /** Rupees with tax; null until a choice is made that decides the price. */
  total: z.nullable(z.int()),
  /** A payment of it was begun and can be continued. */
  is_begun: z.boolean(),
})
export type DuePayment = z.infer<typeof DuePayment>

/** Money that goes back. */
export const RefundRecord = z.object({
  id: Id,
  application,
  amount: z.int(),
  status: z.enum(['requested', 'completed']),
  requested_at: Instant,
  completed_at: z.nullable(Instant),
})
export type RefundRecord = z.infer<typeof RefundRecord>

export const listPayments = defineEndpoint({
  name: 'listPayments',
  summary:
    "List the customer's orders, newest first; the first page also tells what is due and what goes back",
  method: 'GET',
  access: 'session',
  path: () => '/api/payments',
  query: PageQuery,
  success: z.object({
    success: z.literal(true),
    data: z.array(PaymentRecord),
    /** Of the 100 newest applications; empty on further pages. */
    due: z.array(DuePayment),
    /** The 100 newest; empty on further pages. */
    refunds: z.array(RefundRecord),
    next_cursor: NextCursor,
  }),
  errors: [],
})
