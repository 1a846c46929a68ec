import * as z from 'zod/mini'
import { defineEndpoint } from './define-endpoint.ts'
import { MoneyDocumentRecord } from './money-documents.ts'
import { RefundView } from './refund-view.ts'
import { QuoteView } from './service-application.ts'
import { Day, Id, Instant, NextCursor, OrderId, PageQuery } from './wire.ts'

/**
 * What became of an order, in the customer's terms; `open` may still be paid. `refund_due`: paid although nothing
 * was due; it goes back by itself. `refunded`: all of it went back.
 */
export const PaymentRecordStatus = z.enum([
  'open',
  'confirming',
  'paid',
  'failed',
  'cancelled',
  'expired',
  'refund_due',
  'refunded',
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
  /** The reference under which the customer's bank knows it; null while it is not known. */
  bank_reference: z.nullable(z.string()),
  created_at: Instant,
  paid_at: z.nullable(Instant),
  /** The day by which the bank has decided it; null unless it is `confirming`, and where we look into it ourselves. */
  bank_decides_by: z.nullable(Day),
  /** Rupees of it that went back, and that are on their way. */
  refunded: z.number(),
  refunding: z.number(),
  /** What was issued about it: its receipt, the invoice, and what went back of it. */
  documents: z.array(MoneyDocumentRecord),
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

/** Money that goes back, of one order. */
export const RefundRecord = z.extend(RefundView, { application })
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

export const getPayment = defineEndpoint({
  name: 'getPayment',
  summary: "Read one of the customer's orders and the refunds of it, as it is now; asks nobody else",
  method: 'GET',
  access: 'session',
  path: ({ orderId }) => `/api/payments/${orderId}`,
  params: z.object({ orderId: OrderId }),
  success: z.object({
    success: z.literal(true),
    data: z.extend(PaymentRecord, { refunds: z.array(RefundView) }),
  }),
  errors: ['not_found'],
})
