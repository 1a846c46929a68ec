import type { PaymentProvider } from '@sanad/contracts'
import type { PaymentOrderState, Quote, RefundSplit, RefundState } from '@sanad/domain'
import type { ColumnType, Generated, GeneratedAlways, JSONColumnType } from 'kysely'
import type { AttemptStatus } from '../payments/payment-gateway.ts'
import type { Made, MadeAt, Numeric } from './column-types.ts'

interface PaymentOrders {
  id: Generated<string>
  order_id: string
  provider: PaymentProvider
  application_id: string
  customer_id: string
  items: string[]
  is_full_payment: boolean
  amount_rupees: number
  currency: Made<string>
  quote: JSONColumnType<Quote>
  state: Made<PaymentOrderState>
  payment_session_id: string | null
  created_at: MadeAt
  expires_at: Date
  closed_at: Date | null
  next_poll_at: Date | null
}

interface PaymentAttempts {
  provider: PaymentProvider
  provider_payment_id: string
  order_id: string
  status: AttemptStatus
  amount_rupees: Numeric
  currency: string
  method: Made<string>
  message: Made<string>
  paid_at: Date | null
  bank_reference: string | null
  is_credited: Made<boolean>
  recorded_at: MadeAt
}

interface SettledItems {
  application_id: string
  item: string
  order_id: string
  settled_at: MadeAt
}

export type LedgerAccount =
  | 'gateway'
  | 'bank'
  | 'advance_from_customer'
  | 'refund_payable'
  | 'cgst'
  | 'sgst'
  | 'igst'

interface LedgerEntries {
  id: GeneratedAlways<string>
  order_id: string
  account: LedgerAccount
  amount_rupees: Numeric
  occasion: 'payment' | 'refund_owed' | 'refund_paid'
  refund_id: string | null
  recorded_at: MadeAt
}

interface Refunds {
  id: Generated<string>
  order_id: string
  application_id: string
  origin: 'surplus' | 'review' | 'staff'
  staff_refund_id: string | null
  amount_rupees: Numeric
  split: ColumnType<RefundSplit | null, string | undefined, never>
  state: Made<RefundState>
  attempt: Generated<number>
  failure: string | null
  sent_by: 'gateway' | 'bank' | null
  bank_reference: string | null
  requested_at: MadeAt
  completed_at: Date | null
  next_poll_at: Date | null
}

interface ReviewActs {
  id: GeneratedAlways<string>
  order_id: string
  staff_id: string
  resolution: 'refund' | 'nothing'
  payment_ids: string[]
  comment: string
  request_id: string
  recorded_at: MadeAt
}

interface WebhookDeliveries {
  id: GeneratedAlways<string>
  provider: PaymentProvider
  idempotency_key: string
  type: string
  order_id: string | null
  payload: string
  received_at: MadeAt
  outcome: string
}

/** Orders, what the gateway says of them, refunds and the books; see 003-payments.sql and 013-refunds.sql. */
export interface PaymentTables {
  payment_orders: PaymentOrders
  payment_attempts: PaymentAttempts
  settled_items: SettledItems
  ledger_entries: LedgerEntries
  webhook_deliveries: WebhookDeliveries
  refunds: Refunds
  review_acts: ReviewActs
}
