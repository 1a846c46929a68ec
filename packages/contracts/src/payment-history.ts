import * as z from 'zod/mini'
import { defineEndpoint } from './define-endpoint.ts'
import { MoneyDocumentRecord } from './money-documents.ts'
import { NameMark } from './name-mark.ts'
import { QuoteView } from './quote-view.ts'
import { RefundView } from './refund-view.ts'
import { Day, Id, Instant, NextCursor, OrderId, PageQuery } from './wire.ts'

/**
 * Status of an order in the customer's terms. `open`: may still be paid; `refund_due`: paid although nothing was due,
 * refunded automatically; `refunded`: in full.
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
  name_mark: z.optional(NameMark),
  payment_status: z.union([z.literal(0), z.literal(1)]),
  is_deleted: z.boolean(),
})

/** Order in the customer's payment history. */
export const PaymentRecord = z.object({
  /** Our reference, for support. */
  order_id: z.string(),
  application,
  /** Titles of the payment stages that it pays; empty if it pays the whole service. */
  stages: z.array(z.string()),
  /** Price snapshot of the order. */
  price: QuoteView,
  status: PaymentRecordStatus,
  /** Payment method in the provider's terms, such as `upi`; null without an attempt. */
  method: z.nullable(z.string()),
  /** The provider's payment id; null without an attempt. */
  payment_id: z.nullable(z.string()),
  /** Bank reference (UTR, RRN); null while unknown. */
  bank_reference: z.nullable(z.string()),
  created_at: Instant,
  paid_at: z.nullable(Instant),
  /** Day by which the bank has decided; null unless a bank is deciding, hence also while staff review it. */
  bank_decides_by: z.nullable(Day),
  /** Rupees refunded, and rupees of refunds under way. */
  refunded: z.number(),
  refunding: z.number(),
  /** Its receipt, the invoice, and documents of its refunds. */
  documents: z.array(MoneyDocumentRecord),
})
export type PaymentRecord = z.infer<typeof PaymentRecord>

/** What is payable now for an application. */
export const DuePayment = z.object({
  application,
  /** Title of the due payment stage; null if the service is paid as a whole. */
  stage: z.nullable(z.string()),
  /** Whole rupees, tax included; null while a choice that decides the price is missing. */
  total: z.nullable(z.int()),
  /** A live order exists and can be resumed. */
  is_begun: z.boolean(),
  /** Tracking id of the newest other application for the same service, of the same business where one is assigned. */
  other_track_id: z.optional(z.string()),
})
export type DuePayment = z.infer<typeof DuePayment>

/** Refund with its application. */
export const RefundRecord = z.extend(RefundView, { application })
export type RefundRecord = z.infer<typeof RefundRecord>

export const listPayments = defineEndpoint({
  name: 'listPayments',
  summary:
    "List the customer's orders, newest first, until next_cursor is null; the first page also has dues and refunds",
  method: 'GET',
  access: 'session',
  path: () => '/api/payments',
  query: PageQuery,
  success: z.object({
    success: z.literal(true),
    data: z.array(PaymentRecord),
    /** Of the 100 newest applications; empty on further pages. */
    due: z.array(DuePayment),
    /** The 100 newest, of the 1,000 newest orders; empty on further pages. */
    refunds: z.array(RefundRecord),
    next_cursor: NextCursor,
  }),
  errors: [],
})

export const getPayment = defineEndpoint({
  name: 'getPayment',
  summary: "Read one of the customer's orders with its refunds, as recorded; the provider is not asked",
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
