import type { FindCheckout } from './checkout.ts'

/** The part of Cashfree's browser script that is used. */
interface Cashfree {
  checkout(options: CheckoutOptions): Promise<CheckoutResult | undefined>
}
interface CheckoutOptions {
  paymentSessionId: string
  redirectTarget: '_modal'
  returnUrl: string
}
/** `error`: closed, or anything that went wrong. `paymentDetails`: ended, whatever the status. */
interface CheckoutResult {
  error?: { message?: string }
  redirect?: boolean
  paymentDetails?: { paymentMessage?: string }
}

declare global {
  interface Window {
    Cashfree?: (settings: { mode: 'production' | 'sandbox' }) => Cashfree
  }
}

export const findCashfree: FindCheckout = ({ mode }) => {
  const { Cashfree } = window
  if (!Cashfree) return undefined
  return async ({ paymentSessionId }) => {
    try {
      const options = { paymentSessionId, redirectTarget: '_modal', returnUrl: location.origin } as const
      const result = await Cashfree({ mode }).checkout(options)
      return result?.error ? endOf(result.error.message) : 'ended'
    } catch (error) {
      return endOf(error instanceof Error ? error.message : '')
    }
  }
}

/** Cashfree distinguishes a cancellation from a failure by the error message only. */
function endOf(message = ''): 'cancelled' | 'failed' {
  return /cancel/i.test(message) ? 'cancelled' : 'failed'
}
