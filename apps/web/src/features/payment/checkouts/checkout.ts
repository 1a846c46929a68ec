import type { createPayment, ServiceApplication, SuccessOf } from '@sanad/contracts'

/** Which provider takes the payment, as the server says. */
export type CheckoutTarget = ServiceApplication['checkout']

/** What the server opened at the provider. */
export type CheckoutSession = Omit<SuccessOf<typeof createPayment>, 'success'>

/**
 * How a checkout ended. `ended`: the provider came to an end, whatever the status of the payment. `cancelled`: the
 * customer left it. `failed`: it broke or did not open. None of them proves anything: only the server knows.
 */
export type CheckoutEnd = 'ended' | 'cancelled' | 'failed'

/** Opens the provider's checkout over the page. Never rejects. */
export type Checkout = (session: CheckoutSession) => Promise<CheckoutEnd>

/** A provider's adapter: its checkout, as soon as its script has made its global. */
export type FindCheckout = (mode: CheckoutTarget['mode']) => Checkout | undefined
