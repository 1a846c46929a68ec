import { cancelReasons, maxCancelRemark } from '@sanad/domain'
import * as z from 'zod/mini'
import { NamedBuyer } from '../buyers.ts'
import { defineEndpoint } from '../define-endpoint.ts'
import { Done, Id, IdParams, Instant, OrderId, requiredText } from '../wire.ts'
import { comment, reason } from './acts.ts'
import { Refund } from './applications.ts'

const application = z.object({ id: Id, track_id: z.string(), customer_id: Id, is_deleted: z.boolean() })

/** Order paid otherwise than we asked, or once more in another currency. */
export const PaymentInReview = z.object({
  order_id: z.string(),
  /** `paid` and `refund_due`: decided; only payments in another currency wait for staff. */
  state: z.enum(['review', 'paid', 'refund_due']),
  application,
  expected: z.object({ amount: z.int(), currency: z.string() }),
  /** Payment attempts as reported by the gateway. */
  attempts: z.array(
    z.object({
      payment_id: z.string(),
      status: z.enum(['succeeded', 'pending', 'failed', 'cancelled', 'voided', 'not_attempted']),
      amount: z.number(),
      currency: z.string(),
    }),
  ),
  since: Instant,
})
export type PaymentInReview = z.infer<typeof PaymentInReview>

/** An invoice or credit note that the invoice registration portal refused, or has not registered for a day. */
export const EInvoiceToCheck = z.object({
  /** Of the money document. */
  id: Id,
  number: z.string(),
  application,
  /** Null: it waits. What the portal says, or `buyer_pin`: the buyer's address has no PIN code. */
  refusals: z.nullable(z.array(z.object({ code: z.string(), message: z.string() }))),
  /** Short code of the last failure. */
  failure: z.nullable(z.string()),
  since: Instant,
})
export type EInvoiceToCheck = z.infer<typeof EInvoiceToCheck>

/** A cancellation that did not come through, or a cancelled invoice in whose place none was issued. */
export const CancellationToCheck = z.object({
  /** Of the money document. */
  id: Id,
  number: z.string(),
  application,
  state: z.enum(['waiting', 'refused', 'invoice_due']),
  refusals: z.nullable(z.array(z.object({ code: z.string(), message: z.string() }))),
  failure: z.nullable(z.string()),
  since: Instant,
})
export type CancellationToCheck = z.infer<typeof CancellationToCheck>

export const listPaymentsToCheck = defineEndpoint({
  name: 'listPaymentsToCheck',
  summary:
    'List payments, refunds and registrations of invoices that need staff, oldest first, at most 100 of each',
  method: 'GET',
  access: 'staff',
  permission: 'payment.review',
  path: () => '/api/staff/payments/to-check',
  success: z.object({
    success: z.literal(true),
    reviews: z.array(PaymentInReview),
    /** Failed, or on hold at the gateway. */
    refunds: z.array(z.extend(Refund, { application })),
    /** Dead letters: authentic webhooks about unknown orders or of unknown types. */
    parked_notifications: z.int(),
    e_invoices: z.array(EInvoiceToCheck),
    cancellations: z.array(CancellationToCheck),
  }),
  errors: [],
})

/** An authentic notice of a payment provider about an unknown order, or of a type that we do not know. */
export const ParkedNotice = z.object({
  id: z.int(),
  provider: z.string(),
  type: z.string(),
  order_id: z.nullable(z.string()),
  received_at: Instant,
})
export type ParkedNotice = z.infer<typeof ParkedNotice>

export const listParkedNotices = defineEndpoint({
  name: 'listParkedNotices',
  summary: "List the payment providers' notices that belong to nothing of ours, newest first, at most 100",
  method: 'GET',
  access: 'staff',
  permission: 'payment.review',
  path: () => '/api/staff/payments/parked-notices',
  success: z.object({ success: z.literal(true), data: z.array(ParkedNotice) }),
  errors: [],
})

export const resolveReview = defineEndpoint({
  name: 'resolveReview',
  summary: 'Resolve an order in review: refund all rupees that were captured, or close it if none were',
  method: 'POST',
  access: 'staff',
  permission: 'payment.review',
  proof: true,
  path: ({ orderId }) => `/api/staff/payments/${orderId}/resolve`,
  params: z.object({ orderId: OrderId }),
  body: z.object({
    resolution: z.enum(['refund', 'nothing']),
    comment: reason,
    request_id: Id,
  }),
  success: Done,
  errors: ['not_found', 'act_not_allowed'],
})

export const retryRefund = defineEndpoint({
  name: 'retryRefund',
  summary: 'Retry a failed refund at the gateway',
  method: 'POST',
  access: 'staff',
  permission: 'refund.retry',
  path: ({ id }) => `/api/staff/refunds/${id}/retry`,
  params: IdParams,
  body: z.object({ comment, request_id: Id }),
  success: Done,
  errors: ['not_found', 'act_not_allowed'],
})

export const completeRefund = defineEndpoint({
  name: 'completeRefund',
  summary: 'Record that a failed refund was paid by bank transfer',
  method: 'POST',
  access: 'staff',
  permission: 'refund.bank',
  path: ({ id }) => `/api/staff/refunds/${id}/complete`,
  params: IdParams,
  body: z.object({
    /** Bank reference (UTR), visible to the customer. */
    bank_reference: requiredText(40, "Please give the bank's reference."),
    comment,
    request_id: Id,
  }),
  success: Done,
  errors: ['not_found', 'act_not_allowed'],
})

export const retryEInvoice = defineEndpoint({
  name: 'retryEInvoice',
  summary: 'Have an invoice or credit note registered once more at the invoice registration portal',
  method: 'POST',
  access: 'staff',
  permission: 'payment.review',
  proof: true,
  path: ({ id }) => `/api/staff/money-documents/${id}/register`,
  params: IdParams,
  body: z.object({
    /** Stands in for a PIN code that the buyer's address lacks. */
    buyer_pin: z.nullable(z.int().check(z.gte(100_000), z.lte(999_999))),
    comment,
    request_id: Id,
  }),
  success: Done,
  errors: ['not_found', 'act_not_allowed'],
})

export const cancelEInvoice = defineEndpoint({
  name: 'cancelEInvoice',
  summary:
    'Have the registration of an invoice cancelled, within 24 hours of it; the invoice keeps its number and another can be issued',
  method: 'POST',
  access: 'staff',
  permission: 'payment.review',
  proof: true,
  path: ({ id }) => `/api/staff/money-documents/${id}/cancel-registration`,
  params: IdParams,
  body: z.object({
    reason: z.enum(cancelReasons),
    /** The portal keeps it. */
    remark: requiredText(maxCancelRemark, 'Please say why.'),
    request_id: Id,
  }),
  success: Done,
  errors: ['not_found', 'act_not_allowed', 'refund_under_way'],
})

export const correctInvoice = defineEndpoint({
  name: 'correctInvoice',
  summary:
    'Take an invoice back by a credit note and issue another in its place, where its registration cannot be cancelled; no money moves',
  method: 'POST',
  access: 'staff',
  permission: 'payment.review',
  proof: true,
  path: ({ id }) => `/api/staff/money-documents/${id}/correct`,
  params: IdParams,
  body: z.extend(NamedBuyer, { reason, request_id: Id }),
  success: Done,
  errors: [
    ...(['not_found', 'act_not_allowed', 'field_invalid', 'document_registering'] as const),
    ...(['state_not_found', 'gstin_state_mismatch'] as const),
    ...(['cancellation_waiting', 'invoice_credited', 'too_late'] as const),
  ],
})
