import type { PaymentStatus } from '@sanad/contracts'
import type { Checkout, CheckoutSession, SignedEnd } from '../checkouts/checkout.ts'

export type PaymentPhase = 'initialising' | 'creating_session' | 'loading_gateway' | 'verifying'

export type PaymentProblem =
  | { kind: 'script_missing' }
  | { kind: 'amount_invalid' }
  | { kind: 'not_created'; error: unknown }
  | { kind: 'session_missing' }

/**
 * How a payment ended. `wasCancelled`: by the customer, not by a fault of the checkout. `unverified`: nobody could say yet; asking again is safe.
 */
export type PaymentOutcome =
  | { kind: 'settled'; status: PaymentStatus; wasCancelled: boolean }
  | { kind: 'unverified'; error: unknown }
  | PaymentProblem

/** What the server is told of the end of a checkout. */
export interface VerifiedEnd {
  readonly closed: boolean
  readonly result?: SignedEnd['result'] | undefined
}

export interface PaymentSteps {
  onPhase(phase: PaymentPhase): void
  waitForCheckout(): Promise<Checkout>
  createSession(): Promise<CheckoutSession>
  verify(orderId: string, end: VerifiedEnd): Promise<{ status: PaymentStatus }>
}

/**
 * One payment, from the button to the verified outcome. Every end of the checkout is verified, also a closed
 * or broken one: the money may have moved all the same, and only the server knows.
 */
export async function runPayment(total: number, steps: PaymentSteps): Promise<PaymentOutcome> {
  steps.onPhase('initialising')
  const checkout = await steps.waitForCheckout().catch(() => undefined)
  if (!checkout) return { kind: 'script_missing' }
  if (!(total > 0)) return { kind: 'amount_invalid' }

  steps.onPhase('creating_session')
  const session = await steps.createSession().catch((error: unknown) => ({ error }))
  if ('error' in session) return { kind: 'not_created', error: session.error }
  if (session.paymentSessionId === '') return { kind: 'session_missing' }

  steps.onPhase('loading_gateway')
  const end = await checkout(session)

  steps.onPhase('verifying')
  try {
    const closed = end === 'cancelled' || end === 'failed'
    const result = typeof end === 'object' ? end.result : undefined
    const { status } = await steps.verify(session.orderId, { closed, result })
    return { kind: 'settled', status, wasCancelled: end !== 'failed' }
  } catch (error) {
    return { kind: 'unverified', error }
  }
}
