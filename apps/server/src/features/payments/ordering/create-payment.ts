import type { BodyOf, createPayment as createPaymentEndpoint, PaymentProvider } from '@sanad/contracts'
import { AppError } from '../../../platform/app-error.ts'
import { GatewayError } from '../../../platform/payments/payment-gateway.ts'
import type { Services } from '../../../platform/services.ts'
import { settleBuyer } from '../../buyers/settle-buyer.ts'
import { getApplicationRecord } from '../../case/application-record.ts'
import { findLiveOrder, type PaymentOrder } from '../records/order-queries.ts'
import { closeOrder } from '../settling/close-order.ts'
import { choosePayable, type Payable, type RequestedPayment } from './choose-payable.ts'
import { getPayableApplicationId } from './find-payable-application.ts'
import { openGatewayOrder, type PaymentSession, type PlacedOrder } from './open-gateway-order.ts'
import { openOrder } from './open-order.ts'

type Body = BodyOf<typeof createPaymentEndpoint>

/**
 * Opens a payment: one live order per application, committed before the gateway is called. Idempotent: the same
 * request again (double click, second tab, lost answer) gets the same session; another one closes the old order first.
 */
export async function createPayment(
  services: Services,
  { customerId, provider }: { customerId: string; provider: PaymentProvider },
  body: Body,
): Promise<PaymentSession> {
  if (body.user_id !== customerId) throw new AppError('not_found')
  // A page loaded before a switch of providers must not open an order at one and the checkout of another.
  if (provider !== services.gateways.active.name) throw new AppError('payment_provider_inactive')
  const applicationId = await getPayableApplicationId(services.db, {
    customerId,
    applicationId: body.application_id,
    serviceType: body.service_type,
  })
  const requested = { amount: body.amount, isFullPayment: toFlag(body.is_full_payment) }
  try {
    const placed = await placeOrder(services, { applicationId, customerId, provider, requested })
    return await openGatewayOrder(services, placed)
  } catch (error) {
    if (error instanceof GatewayError) throw new AppError('payment_gateway_failed', { cause: error })
    throw error
  }
}

interface Placement {
  readonly applicationId: string
  readonly customerId: string
  readonly provider: PaymentProvider
  readonly requested: RequestedPayment
}

async function placeOrder(services: Services, placement: Placement): Promise<PlacedOrder> {
  const outcome = await tryPlaceOrder(services, placement)
  if ('order' in outcome) return outcome
  // A live order for another amount, or an expired one, is closed unless its payment is pending at the bank.
  const verdict = await closeOrder(services, outcome.blocking.order_id)
  if (verdict === 'pending') throw new AppError('order_live')
  const second = await tryPlaceOrder(services, placement)
  if ('order' in second) return second
  throw new AppError('order_live')
}

function tryPlaceOrder(services: Services, { applicationId, customerId, provider, requested }: Placement) {
  return services.db.transaction().execute(async (tx): Promise<PlacedOrder | { blocking: PaymentOrder }> => {
    const { homeStateId } = services.config
    const record = await getApplicationRecord(tx, { applicationId, customerId }, { lock: true })
    if (record.openOrder === 'in_review') throw new AppError('payment_in_review')
    const live = await findLiveOrder(tx, applicationId)
    const application = live ? record : await settleBuyer(tx, record, homeStateId)
    const payable = choosePayable(application, requested, homeStateId)
    if (live) {
      const isSame = live.provider === provider && isSamePurchase(live, payable)
      return isSame ? { order: live, isNew: false } : { blocking: live }
    }
    const order = await openOrder(tx, services.config, { application, payable, provider })
    return { order, isNew: true }
  })
}

function isSamePurchase(order: PaymentOrder & { expired: boolean }, payable: Payable): boolean {
  return (
    order.state !== 'confirming' &&
    !order.expired &&
    order.amount_rupees === payable.quote.total &&
    order.items.join() === payable.quote.items.join()
  )
}

function toFlag(flag: 0 | 1 | undefined): boolean | undefined {
  return flag === undefined ? undefined : flag === 1
}
