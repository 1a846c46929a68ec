import type { Services } from '../../app.ts'
import { orThrow } from '../../platform/app-error.ts'
import type { PaymentOrderState } from '../../platform/database-tables.ts'
import { findOrder, liveStates, lockOrder, setOrderState } from './payment-queries.ts'
import { type Settlement, settleOrder } from './settle-order.ts'

/**
 * Ends an order that nobody means to pay any more: the gateway is told to take no payment for it, then its truth
 * is read once more, because a payment may have come first. A payment that is being decided is left alone.
 */
export async function closeOrder(services: Services, orderId: string): Promise<Settlement> {
  const order = orThrow(await findOrder(services.db, orderId), 'not_found')
  const before = await settleOrder(services, order)
  if (before === 'unknown') await markClosed(services, orderId, 'cancelled')
  if (before !== 'open' && before !== 'failed') return before
  await services.payments.terminateOrder(orderId)
  const after = await settleOrder(services, order)
  if (after === 'paid' || after === 'pending') return after
  await markClosed(services, orderId, before === 'failed' ? 'failed' : 'cancelled')
  return before
}

async function markClosed({ db }: Services, orderId: string, state: PaymentOrderState): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const order = await lockOrder(tx, orderId)
    const open = [...liveStates, 'expired'].some((candidate) => candidate === order.state)
    if (open) await setOrderState(tx, orderId, state)
  })
}
