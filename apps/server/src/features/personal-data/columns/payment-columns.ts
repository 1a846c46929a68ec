import { sql } from 'kysely'
import { type Decisions, overwrite, retain } from './column-decision.ts'

/** Payments, refunds and the books. */
export const paymentColumns = {
  payment_orders: {
    rows: 'stay',
    columns: {
      id: retain('key', 'key'),
      order_id: retain('books', 'copied'),
      application_id: retain('key', 'key'),
      customer_id: retain('key', 'key'),
      items: retain('books', 'elsewhere'),
      is_full_payment: retain('books', 'elsewhere'),
      amount_rupees: retain('books', 'copied'),
      currency: retain('books', 'elsewhere'),
      quote: retain('books', 'elsewhere'),
      state: retain('books', 'copied'),
      payment_session_id: retain('books', 'secret'),
      created_at: retain('books', 'copied'),
      expires_at: retain('books', 'process'),
      closed_at: retain('books', 'process'),
      next_poll_at: retain('books', 'process'),
      provider: retain('books', 'process'),
    },
  },
  payment_attempts: {
    rows: 'stay',
    columns: {
      provider_payment_id: retain('books', 'key'),
      order_id: retain('books', 'key'),
      status: retain('books', 'process'),
      amount_rupees: retain('books', 'elsewhere'),
      currency: retain('books', 'elsewhere'),
      method: retain('books', 'process'),
      message: retain('books', 'process'),
      paid_at: retain('books', 'elsewhere'),
      recorded_at: retain('books', 'process'),
      bank_reference: retain('books', 'process'),
      is_credited: retain('books', 'process'),
      provider: retain('books', 'process'),
    },
  },
  settled_items: {
    rows: 'stay',
    columns: {
      application_id: retain('key', 'key'),
      item: retain('books', 'elsewhere'),
      order_id: retain('key', 'key'),
      settled_at: retain('books', 'elsewhere'),
    },
  },
  ledger_entries: {
    rows: 'stay',
    columns: {
      id: retain('key', 'key'),
      order_id: retain('key', 'key'),
      account: retain('books', 'elsewhere'),
      amount_rupees: retain('books', 'elsewhere'),
      recorded_at: retain('books', 'elsewhere'),
      occasion: retain('books', 'elsewhere'),
      refund_id: retain('key', 'key'),
    },
  },
  webhook_deliveries: {
    rows: 'stay',
    columns: {
      id: retain('key', 'key'),
      idempotency_key: retain('key', 'key'),
      type: retain('process', 'process'),
      order_id: retain('key', 'key'),
      payload: overwrite(sql`'{}'`, 'elsewhere'),
      received_at: retain('process', 'process'),
      outcome: retain('process', 'process'),
      provider: retain('process', 'process'),
    },
  },
  refunds: {
    rows: 'stay',
    columns: {
      id: retain('key', 'key'),
      order_id: retain('books', 'copied'),
      application_id: retain('key', 'key'),
      origin: retain('books', 'process'),
      staff_refund_id: retain('key', 'key'),
      amount_rupees: retain('books', 'copied'),
      split: retain('books', 'elsewhere'),
      state: retain('books', 'copied'),
      attempt: retain('books', 'process'),
      failure: retain('books', 'process'),
      sent_by: retain('books', 'process'),
      bank_reference: retain('books', 'process'),
      requested_at: retain('books', 'copied'),
      completed_at: retain('books', 'process'),
      next_poll_at: retain('books', 'process'),
    },
  },
  discount_acts: {
    rows: 'stay',
    columns: {
      id: retain('key', 'key'),
      application_id: retain('key', 'key'),
      staff_id: retain('books', 'staff'),
      net_rupees: retain('books', 'elsewhere'),
      reason: retain('books', 'staff'),
      request_id: retain('key', 'key'),
      proposal_id: retain('key', 'key'),
      recorded_at: retain('books', 'process'),
    },
  },
  buyer_acts: {
    rows: 'stay',
    columns: {
      id: retain('key', 'key'),
      application_id: retain('key', 'key'),
      staff_id: retain('books', 'staff'),
      buyer: retain('books', 'elsewhere'),
      reason: retain('books', 'staff'),
      request_id: retain('key', 'key'),
      recorded_at: retain('books', 'process'),
    },
  },
  refund_acts: {
    rows: 'stay',
    columns: {
      id: retain('key', 'key'),
      refund_id: retain('key', 'key'),
      application_id: retain('key', 'key'),
      staff_id: retain('books', 'staff'),
      kind: retain('books', 'key'),
      amount_rupees: retain('books', 'elsewhere'),
      comment: retain('books', 'staff'),
      request_id: retain('key', 'key'),
      recorded_at: retain('books', 'process'),
      ends_application: retain('books', 'copied'),
      proposal_id: retain('key', 'key'),
    },
  },
  money_proposals: {
    rows: 'stay',
    columns: {
      id: retain('key', 'key'),
      kind: retain('books', 'key'),
      application_id: retain('key', 'key'),
      rupees: retain('books', 'elsewhere'),
      ends_application: retain('books', 'elsewhere'),
      reason: retain('books', 'staff'),
      customer_reason: retain('books', 'staff'),
      customer_reason_hi: retain('books', 'staff'),
      staff_id: retain('books', 'staff'),
      request_id: retain('key', 'key'),
      proposed_at: retain('books', 'process'),
    },
  },
  money_proposal_acts: {
    rows: 'stay',
    columns: {
      id: retain('key', 'key'),
      proposal_id: retain('key', 'key'),
      proposed_by: retain('books', 'staff'),
      application_id: retain('key', 'key'),
      act: retain('books', 'process'),
      staff_id: retain('books', 'staff'),
      comment: retain('books', 'staff'),
      takes_effect_at: retain('books', 'process'),
      request_id: retain('key', 'key'),
      recorded_at: retain('books', 'process'),
    },
  },
  review_acts: {
    rows: 'stay',
    columns: {
      id: retain('key', 'key'),
      order_id: retain('key', 'key'),
      staff_id: retain('books', 'staff'),
      resolution: retain('books', 'process'),
      comment: retain('books', 'staff'),
      request_id: retain('key', 'key'),
      recorded_at: retain('books', 'process'),
      payment_ids: retain('key', 'key'),
    },
  },
  money_documents: {
    rows: 'stay',
    columns: {
      id: retain('key', 'key'),
      kind: retain('books', 'copied'),
      financial_year: retain('books', 'elsewhere'),
      sequence: retain('books', 'elsewhere'),
      number: retain('books', 'copied'),
      customer_id: retain('key', 'key'),
      application_id: retain('key', 'key'),
      order_id: retain('key', 'key'),
      refund_id: retain('key', 'key'),
      issued_at: retain('books', 'copied'),
      total_rupees: retain('books', 'copied'),
      snapshot: retain('books', 'elsewhere'),
      replaces: retain('key', 'key'),
    },
  },
  e_invoices: {
    rows: 'stay',
    columns: {
      document_id: retain('key', 'key'),
      promised_at: retain('books', 'process'),
      buyer_pin: retain('books', 'elsewhere'),
      failure: retain('books', 'process'),
      refusals: retain('books', 'process'),
      refused_at: retain('books', 'process'),
      irn: retain('books', 'elsewhere'),
      acknowledgement_number: retain('books', 'elsewhere'),
      acknowledged_at: retain('books', 'elsewhere'),
      signed_qr: retain('books', 'elsewhere'),
      signed_invoice: retain('books', 'elsewhere'),
      registered_at: retain('books', 'process'),
    },
  },
  e_invoice_acts: {
    rows: 'stay',
    columns: {
      id: retain('key', 'key'),
      document_id: retain('key', 'key'),
      staff_id: retain('books', 'staff'),
      comment: retain('books', 'staff'),
      buyer_pin: retain('books', 'elsewhere'),
      request_id: retain('key', 'key'),
      recorded_at: retain('books', 'process'),
    },
  },
  e_invoice_cancellations: {
    rows: 'stay',
    columns: {
      id: retain('key', 'key'),
      document_id: retain('key', 'key'),
      reason: retain('books', 'staff'),
      remark: retain('books', 'staff'),
      staff_id: retain('books', 'staff'),
      request_id: retain('key', 'key'),
      recorded_at: retain('books', 'process'),
      failure: retain('books', 'process'),
      refusals: retain('books', 'process'),
      refused_at: retain('books', 'process'),
      cancelled_at: retain('books', 'elsewhere'),
    },
  },
  money_document_series: {
    rows: 'of nobody',
    why: 'The kinds of money documents, each with its series of numbers.',
    columns: { kind: true },
  },
} as const satisfies Decisions<
  | 'payment_orders'
  | 'payment_attempts'
  | 'settled_items'
  | 'ledger_entries'
  | 'webhook_deliveries'
  | 'refunds'
  | 'discount_acts'
  | 'buyer_acts'
  | 'refund_acts'
  | 'money_proposals'
  | 'money_proposal_acts'
  | 'review_acts'
  | 'money_documents'
  | 'e_invoices'
  | 'e_invoice_acts'
  | 'e_invoice_cancellations'
  | 'money_document_series'
>
