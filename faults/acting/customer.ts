import { createApplication, createPayment, type PaymentProvider, verifyPayment } from '@sanad/contracts'
import { type Answer, type Customer, call, succeed } from '@sanad/testing'

export interface Purchase extends Customer {
  readonly applicationId: string
  readonly service: string
  readonly amount: number
  readonly provider: PaymentProvider
}

interface Wish {
  readonly service?: string
  readonly amount?: number
  readonly provider?: PaymentProvider
}

/** A service in full, or the first stage of one that is paid in stages. */
export async function apply(
  origin: string,
  customer: Customer,
  { service = 'tc-registration', amount = 15000, provider = 'cashfree' }: Wish = {},
): Promise<Purchase> {
  const { data } = await succeed(origin, createApplication, {
    token: customer.token,
    body: { service_id: service, stateId: 21 },
  })
  return { ...customer, applicationId: data.id, service, amount, provider }
}

/** Opens the checkout; answers as the portal does. */
export function openCheckout(origin: string, purchase: Purchase): Promise<Answer> {
  return call(origin, createPayment, orderOf(purchase))
}

export interface Checkout {
  readonly orderId: string
  readonly paymentSessionId: string
}

/** Opens the checkout, which must succeed. */
export function beginPayment(origin: string, purchase: Purchase): Promise<Checkout> {
  return succeed(origin, createPayment, orderOf(purchase))
}

const orderOf = ({ token, id, service, applicationId, amount, provider }: Purchase) => ({
  token,
  params: { payment_provider: provider },
  body: { user_id: id, service_type: service, application_id: applicationId, amount },
})

export function verify(
  origin: string,
  { token, provider }: Pick<Purchase, 'token' | 'provider'>,
  orderId: string,
  { closed = false }: { closed?: boolean } = {},
): Promise<Answer> {
  return call(origin, verifyPayment, {
    token,
    params: { payment_provider: provider },
    body: { orderId, closed },
  })
}
