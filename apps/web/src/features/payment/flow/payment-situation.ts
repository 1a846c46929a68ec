import type { ServiceApplication } from '@sanad/contracts'
import type { PricedOrder } from '../ordering/payment-requests.ts'
import { findPurchase } from '../ordering/purchase.ts'

type Ended = NonNullable<ServiceApplication['ended_order']>

/** An order as the server tells of it. */
export interface KnownOrder extends PricedOrder {
  readonly begunAt: string
  /** The calendar day by which the bank has confirmed or returned the money. */
  readonly bankDecidesBy: string
  readonly bankReference: string | undefined
}

/** Where a payment stands that is neither under way on this screen nor settled. `unknown`: nobody could say. */
export type PaymentSituation =
  | { kind: 'open' | 'confirming'; order: KnownOrder }
  | { kind: 'unknown'; order: PricedOrder }
  | { kind: Ended['status']; order: KnownOrder; reason: string | null }

/** `unverified`: an order whose last check brought no answer. */
export function findPaymentSituation(
  application: ServiceApplication,
  unverified: PricedOrder | undefined,
): PaymentSituation | undefined {
  const { live_order, ended_order } = application
  // A pending order stays pending while verification fails.
  if (live_order?.confirming) return { kind: 'confirming', order: toKnownOrder(application, live_order) }
  if (unverified) return { kind: 'unknown', order: unverified }
  if (live_order) return { kind: 'open', order: toKnownOrder(application, live_order) }
  if (!ended_order) return undefined
  const { status, reason } = ended_order
  return { kind: status, order: toKnownOrder(application, ended_order), reason }
}

function toKnownOrder(
  application: ServiceApplication,
  outline: Omit<Ended, 'status' | 'reason'>,
): KnownOrder {
  const isFull = outline.is_full_payment
  const stages = findPurchase(application, isFull ? 'full' : 'stage')?.stages ?? []
  return {
    orderId: outline.order_id,
    isFull,
    total: outline.total,
    stageTitles: stages.map(({ title }) => title),
    begunAt: outline.begun_at,
    bankDecidesBy: outline.bank_decides_by,
    bankReference: outline.bank_reference,
  }
}
