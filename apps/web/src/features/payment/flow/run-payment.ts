import type { PaymentStatus } from '@sanad/contracts'
import type { CheckoutEnd } from '../checkouts/checkout-script.ts'

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

export interface PaymentSteps<Script> {
  onPhase(phase: PaymentPhase): void
  waitForScript(): Promise<Script>
  createSession(): Promise<{ paymentSessionId: string; orderId: string }>
  openCheckout(script: Script, paymentSessionId: string): Promise<CheckoutEnd>
  verify(orderId: string, closed: boolean): Promise<{ status: PaymentStatus }>
}

/**
 * One payment, from the press of the button to an answer. Every end of the checkout is verified, also a closed
 * or broken one: the money may have moved all the same, and only the server knows.
 */
export async function runPayment<Script>(
  total: number,
  steps: PaymentSteps<Script>,
): Promise<PaymentOutcome> {
  steps.onPhase('initialising')
  const script = await steps.waitForScript().catch(() => undefined)
  if (script === undefined) return { kind: 'script_missing' }
  if (!(total > 0)) return { kind: 'amount_invalid' }

  steps.onPhase('creating_session')
  const session = await steps.createSession().catch((error: unknown) => ({ error }))
  if ('error' in session) return { kind: 'not_created', error: session.error }
  const { orderId, paymentSessionId } = session
  if (paymentSessionId === '') return { kind: 'session_missing' }

  steps.onPhase('loading_gateway')
  const end = await steps.openCheckout(script, paymentSessionId)

  steps.onPhase('verifying')
  try {
    const { status } = await steps.verify(orderId, end.closed)
    return { kind: 'settled', status, wasCancelled: !end.closed || /cancel/i.test(end.message) }
  } catch (error) {
    return { kind: 'unverified', error }
  }
}
