import { createHash } from 'node:crypto'
import type { Attempt, AttemptStatus, Order } from '../../core/order.ts'
import type { Card, PaymentMethod } from '../../core/payment-method.ts'
import { refundable } from '../../core/refunds.ts'
import { notesEntity } from './notes.ts'
import { orderDetails } from './order-details.ts'
import { paymentError } from './payment-error.ts'
import { unixSeconds } from './razorpay-id.ts'

const statuses: Record<AttemptStatus, 'created' | 'authorized' | 'captured' | 'failed'> = {
  PENDING: 'created',
  AUTHORIZED: 'authorized',
  SUCCESS: 'captured',
  FAILED: 'failed',
  USER_DROPPED: 'failed',
}

const networks: Record<Card['network'], string> = { visa: 'Visa', mastercard: 'MasterCard', rupay: 'RuPay' }

export function paymentEntity(order: Order, attempt: Attempt) {
  const captured = attempt.status === 'SUCCESS'
  const refunded = attempt.amount - refundable([attempt], refundsOf(order, attempt))
  const error = paymentError(attempt)
  return {
    id: attempt.id,
    entity: 'payment',
    amount: attempt.amount,
    currency: attempt.currency,
    // A full refund changes the status, although the payment stays captured.
    status: captured && refunded === attempt.amount ? 'refunded' : statuses[attempt.status],
    order_id: order.id,
    invoice_id: null,
    international: false,
    ...methodMembers(attempt),
    amount_refunded: refunded,
    refund_status: refunded === 0 ? null : refunded === attempt.amount ? 'full' : 'partial',
    captured,
    description: null,
    email: 'void@razorpay.com',
    contact: '+919999999999',
    notes: notesEntity(orderDetails(order).notes),
    fee: captured ? Math.round(attempt.amount * 0.0236) : null,
    tax: captured ? Math.round(attempt.amount * 0.0036) : null,
    error_code: error.code,
    error_description: error.description,
    error_source: error.source,
    error_step: error.step,
    error_reason: error.reason,
    acquirer_data: acquirerData(attempt),
    created_at: unixSeconds(attempt.started_at),
  }
}

export function refundsOf(order: Order, attempt: Attempt) {
  return order.refunds.filter(({ attempt_id }) => attempt_id === attempt.id)
}

function methodMembers({ id, method }: Attempt) {
  if (method?.type === 'card') {
    return { method: 'card', card_id: cardId(id), bank: null, wallet: null, vpa: null }
  }
  const vpa = vpaOf(method)
  return { method: 'upi', card_id: null, bank: null, wallet: null, vpa, upi: { vpa } }
}

function vpaOf(method: PaymentMethod | null): string | null {
  return method?.type === 'upi' ? method.upi_id : null
}

/** With a webhook; an answer of the REST API has only the card's id. */
export function cardEntity({ id, method }: Attempt) {
  if (method?.type !== 'card') return undefined
  return {
    id: cardId(id),
    entity: 'card',
    name: '',
    last4: method.masked_number.slice(-4),
    network: networks[method.network],
    type: 'credit',
    issuer: null,
    international: false,
    emi: false,
    sub_type: 'consumer',
  }
}

const cardId = (paymentId: string) => paymentId.replace('pay_', 'card_')

function acquirerData({ id, method, bank_reference }: Attempt) {
  if (method?.type === 'card') return { auth_code: bank_reference?.slice(-6) ?? null }
  if (bank_reference === null) return { rrn: null }
  const upi_transaction_id = createHash('md5').update(id).digest('hex').toUpperCase()
  return { rrn: bank_reference, upi_transaction_id }
}
