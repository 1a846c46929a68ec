import type { RefundChange, WebhookEvent } from '../../core/face.ts'
import type { Attempt, AttemptStatus, Order, Refund } from '../../core/order.ts'
import { orderEntity } from './order-entity.ts'
import { cardEntity, paymentEntity } from './payment-entity.ts'
import { refundEntity } from './refund-entity.ts'

interface Occasion {
  accountId: string
  at: Date
}

/** A captured payment has three events: that it was authorized, that it was captured, that its order is paid. */
export function attemptEvents(
  order: Order,
  attempt: Attempt,
  before: AttemptStatus,
  occasion: Occasion,
): WebhookEvent[] {
  const payment = webhookPayment(order, attempt)
  // A snapshot of that moment, in which nothing was captured yet.
  const authorized = { ...payment, status: 'authorized', captured: false, fee: null, tax: null }
  switch (attempt.status) {
    case 'PENDING':
      return []
    case 'AUTHORIZED':
      return [toEvent('payment.authorized', { payment: authorized }, occasion)]
    case 'FAILED':
    case 'USER_DROPPED':
      return [toEvent('payment.failed', { payment }, occasion)]
    case 'SUCCESS':
      return [
        ...(before === 'AUTHORIZED'
          ? []
          : [toEvent('payment.authorized', { payment: authorized }, occasion)]),
        toEvent('payment.captured', { payment }, occasion),
        ...(isFirstCapture(order)
          ? [toEvent('order.paid', { payment, order: orderEntity(order) }, occasion)]
          : []),
      ]
  }
}

export function refundEvents(
  order: Order,
  refund: Refund,
  change: RefundChange,
  occasion: Occasion,
): WebhookEvent[] {
  const type = change === 'created' ? 'refund.created' : refundEventType(refund)
  const attempt = order.attempts.find(({ id }) => id === refund.attempt_id)
  if (!type || !attempt) return []
  const payload = { refund: refundEntity(order, refund), payment: webhookPayment(order, attempt) }
  return [toEvent(type, payload, occasion)]
}

function refundEventType({ status }: Refund): string | undefined {
  if (status === 'SUCCESS') return 'refund.processed'
  return status === 'FAILED' || status === 'CANCELLED' ? 'refund.failed' : undefined
}

function isFirstCapture({ attempts }: Order): boolean {
  return attempts.filter(({ status }) => status === 'SUCCESS').length === 1
}

function webhookPayment(order: Order, attempt: Attempt) {
  const card = cardEntity(attempt)
  return { ...paymentEntity(order, attempt), ...(card && { card }) }
}

function toEvent(type: string, entities: Record<string, object>, { accountId, at }: Occasion): WebhookEvent {
  return {
    type,
    write: (tampering) =>
      JSON.stringify({
        entity: 'event',
        account_id: accountId,
        event: type,
        contains: Object.keys(entities),
        payload: Object.fromEntries(
          Object.entries(entities).map(([name, entity]) => [name, { entity: { ...entity, ...tampering } }]),
        ),
        created_at: Math.floor(at.getTime() / 1000),
      }),
  }
}
