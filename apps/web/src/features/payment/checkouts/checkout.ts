import type { createPayment, ServiceApplication, SuccessOf } from '@sanad/contracts'

/** The provider chosen by the server, with its script and mode. */
export type CheckoutTarget = ServiceApplication['checkout']

/** The order that the server created at the provider. */
export type CheckoutSession = Omit<SuccessOf<typeof createPayment>, 'success'>

/**
 * How a checkout ended. `ended`: the provider came to an end, whatever the status of the payment. `cancelled`: the
 * customer left it. `failed`: it broke or did not open. None of them proves anything: only the server knows.
 */
export type CheckoutEnd = 'ended' | 'cancelled' | 'failed' | SignedEnd

/** It ended, and the provider's script handed over what the server checks. */
export interface SignedEnd {
  readonly result: Readonly<Record<string, string>>
}

/** Port: opens the provider's checkout as a modal. Never rejects. */
export type Checkout = (session: CheckoutSession) => Promise<CheckoutEnd>

/** A provider's adapter: its checkout, undefined until its script has defined its global. */
export type FindCheckout = (target: CheckoutTarget) => Checkout | undefined
