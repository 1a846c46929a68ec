import type { DuePayment, PaymentRecord, PaymentRecordStatus, RefundRecord } from '@sanad/contracts'
import {
  bankDecisionDay,
  NO_FACTS,
  type PaymentOrderState,
  paymentStatusOf,
  type ServiceDefinition,
  textIn,
} from '@sanad/domain'
import type { Language } from '../../../platform/http/language.ts'
import { toInstant } from '../../../platform/postgres-time.ts'
import { findAmountDue } from '../../case/find-amount-due.ts'
import { nameMarkOf } from '../../case/namesakes.ts'
import { toQuoteView } from '../../case/quote-view.ts'
import { toMoneyDocumentRecord } from '../../money-documents/money-document-view.ts'
import type {
  OpenApplicationRow,
  OrderRow,
  PaidApplicationRow,
  RefundOfApplicationRow,
} from './payment-rows.ts'
import { toRefundView } from './refund-view.ts'

const statuses = {
  created: 'open',
  active: 'open',
  confirming: 'confirming',
  // Something came in, but not what we asked for: to the customer this is not decided yet.
  review: 'confirming',
  paid: 'paid',
  failed: 'failed',
  cancelled: 'cancelled',
  expired: 'expired',
  refund_due: 'refund_due',
} as const satisfies Record<PaymentOrderState, PaymentRecordStatus>

export function toPaymentRecord(
  row: OrderRow,
  service: ServiceDefinition,
  language: Language,
): PaymentRecord {
  const stages = service.timeline.filter(({ id }) => row.items.includes(id))
  return {
    order_id: row.order_id,
    application: toApplication(row, service, language),
    stages: stages.map(({ title }) => textIn(title, language)),
    price: toQuoteView(row.quote),
    status: isRefunded(row) ? 'refunded' : statuses[row.state],
    method: row.method,
    payment_id: row.payment_id,
    bank_reference: row.bank_reference,
    created_at: toInstant(row.created_at),
    paid_at: row.paid_at && toInstant(row.paid_at),
    bank_decides_by: row.state === 'confirming' ? bankDecisionDay(toInstant(row.created_at)) : null,
    refunded: row.refunded,
    refunding: row.refunding,
    documents: row.documents.map(toMoneyDocumentRecord),
  }
}

/** All of it went back; of an order that came in wrong that may be another amount than ours. */
function isRefunded({ state, quote, refunded, refunding }: OrderRow): boolean {
  if (refunded === 0 || refunding > 0) return false
  return state === 'refund_due' || refunded >= quote.total
}

interface DueContext {
  readonly language: Language
  readonly homeStateId: number
  /** The customer's applications, the newest first. */
  readonly own: readonly OpenApplicationRow[]
}

/** What can be paid now; undefined where nothing is due, or where a payment is being decided. */
export function findDuePayment(
  row: OpenApplicationRow,
  service: ServiceDefinition,
  { language, homeStateId, own }: DueContext,
): DuePayment | undefined {
  const due = findAmountDue(row, service, homeStateId)
  if (!due) return undefined
  const { stage, total, order } = due
  const other = own.find((one) => isOther(row, one))
  return {
    application: toApplication(row, service, language),
    stage: stage && textIn(stage.title, language),
    total,
    is_begun: order !== null,
    ...(other && { other_track_id: other.track_id }),
  }
}

/** As the screen of the application says it (`has_other_application`). */
function isOther(row: OpenApplicationRow, one: OpenApplicationRow): boolean {
  if (one.application_id === row.application_id || one.service_slug !== row.service_slug) return false
  return row.business_id === null || one.business_id === row.business_id
}

export function toRefundRecord(
  row: RefundOfApplicationRow,
  service: ServiceDefinition,
  language: Language,
): RefundRecord {
  return { ...toRefundView(row, language), application: toApplication(row, service, language) }
}

function toApplication(
  row: PaidApplicationRow,
  service: ServiceDefinition,
  language: Language,
): PaymentRecord['application'] {
  // Which items are settled decides the status; when they were does not.
  const settled = row.settled_items.map((item) => ({ item, at: '' }))
  return {
    id: row.application_id,
    track_id: row.track_id,
    title: textIn(service.title, language),
    name_of_firm: row.name_of_firm,
    ...nameMarkOf(row.business_id, row),
    payment_status: paymentStatusOf(service, { ...NO_FACTS, settled }),
    is_deleted: row.is_deleted,
  }
}
