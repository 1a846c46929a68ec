import type { Quote } from '@sanad/domain'
import type { ColumnType, Generated, JSONColumnType } from 'kysely'
import type { Made, MadeAt, Numeric } from './column-types.ts'

export type PaymentOrderState =
  | 'created'
  | 'active'
  | 'confirming'
  | 'paid'
  | 'failed'
  | 'cancelled'
  | 'expired'
  | 'review'
  | 'refund_due'

interface PaymentOrders {
  id: Generated<string>
  order_id: string
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
}

interface PaymentAttempts {
  provider_payment_id: string
  order_id: string
  status: string
  amount_rupees: Numeric
  currency: string
  method: Made<string>
  message: Made<string>
  paid_at: Date | null
  recorded_at: MadeAt
}

interface SettledItems {
  application_id: string
  item: string
  order_id: string
  settled_at: MadeAt
}

export type LedgerAccount = 'gateway' | 'advance_from_customer' | 'refund_payable' | 'cgst' | 'sgst' | 'igst'

interface LedgerEntries {
  id: Generated<string>
  order_id: string
  account: LedgerAccount
  amount_rupees: Numeric
  recorded_at: MadeAt
}

interface WebhookDeliveries {
  id: Generated<string>
  idempotency_key: string
  type: string
  order_id: string | null
  payload: ColumnType<unknown, string, string>
  received_at: MadeAt
  outcome: string
}

/** Orders, what the gateway says of them, and the books; see 003-payments.sql. */
export interface PaymentTables {
  payment_orders: PaymentOrders
  payment_attempts: PaymentAttempts
  settled_items: SettledItems
  ledger_entries: LedgerEntries
  webhook_deliveries: WebhookDeliveries
}
