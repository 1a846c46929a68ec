import { paymentOrderMachine } from '@sanad/domain'
import { orThrow } from '../../../platform/app-error.ts'
import { GatewayError } from '../../../platform/payments/payment-gateway.ts'
import type { Services } from '../../../platform/services.ts'
import { findOrder, type PaymentOrder } from '../records/order-queries.ts'
import { orderRef } from '../records/order-ref.ts'
import { tryTurnOrder } from '../records/turn-order.ts'
import { type Settlement, settleOrder } from './settle-order.ts'

/** States that may become cancelled; an order in review is closed by staff alone. */
const closable = paymentOrderMachine.statesThatMayBecome('cancelled')

/**
 * Closes an abandoned order, at the gateway too, then reconciles once more: a payment may have come first (race
 * condition). An order whose payment is pending stays open.
 */
export async function closeOrder(services: Services, orderId: string): Promise<Settlement> {
  const order = orThrow(await findOrder(services.db, orderId), 'not_found')
  const before = await settleOrder(services, order)
  if (before === 'unknown') await markClosed(services, orderId, 'cancelled')
  if (before !== 'open' && before !== 'failed') return before
  const refusal = await closeAtGateway(services, order)
  const after = await settleOrder(services, order)
  if (after !== 'open' && after !== 'failed' && after !== 'expired' && after !== 'unknown') return after
  // Not closed while the gateway would still take a payment for it.
  if (refusal && after !== 'expired') throw refusal
  await markClosed(services, orderId, before === 'failed' ? 'failed' : 'cancelled')
  return before
}

/** Returns a refusal: the order was paid or has expired meanwhile, which the next reconciliation shows. */
async function closeAtGateway(
  { gateways }: Services,
  order: PaymentOrder,
): Promise<GatewayError | undefined> {
  try {
    await gateways.of(order.provider).closeOrder(orderRef(order))
    return undefined
  } catch (error) {
    if (error instanceof GatewayError && error.reason === 'refused') return error
    throw error
  }
}

async function markClosed({ db }: Services, orderId: string, state: 'failed' | 'cancelled'): Promise<void> {
  await tryTurnOrder(db, orderId, state, { from: closable })
}
