import { createPayment, type PaymentStatus, type ServiceApplication, verifyPayment } from '@sanad/contracts'
import { portal } from '@sanad/testing/mock-portal'
import { onCall } from '@sanad/testing/on-call'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { HttpHandler, HttpResponseResolver } from 'msw'
import { ServiceScreen } from '../app/screens/service-screen.tsx'
import { paths, serviceState } from '../shared/routing/paths.ts'
import { applicationId } from './make-service-application.ts'
import { renderApp } from './render-app.tsx'
import { done, paidOf } from './serve-application.ts'

export const openPaymentPage = () =>
  renderApp(<ServiceScreen />, { path: paths.paymentService, state: serviceState(applicationId) })
export const findBar = async () => within(await screen.findByRole('region', { name: 'Amount Payable' }))
export const payButton = () => screen.getByRole('button', { name: 'Pay InstantlyPay Now' })
export const pressPay = async () => userEvent.click((await findBar()).getByRole('button'))
export const isDisabled = (button: HTMLElement) => button.hasAttribute('disabled')

/** An order as the application tells of it. */
export const order = {
  order_id: 'TCR-1',
  total: 1180,
  is_full_payment: true,
  begun_at: '2026-11-20T10:00:00.000Z',
  bank_decides_by: '2026-11-27',
}

const params = { payment_provider: 'cashfree' }

export function onCreate(resolver: HttpResponseResolver): HttpHandler {
  return onCall(createPayment, resolver, { params })
}

export function onVerify(resolver: HttpResponseResolver, options: { once?: boolean } = {}): HttpHandler {
  return onCall(verifyPayment, resolver, { params, ...options })
}

/** Stubs the checkout's end and the status that verification then returns. */
export function serveGateway(status: PaymentStatus, served: { current: ServiceApplication }): void {
  window.Cashfree = () => ({
    checkout: async () =>
      status === 'cancelled' ? { error: { message: 'Payment cancelled' } } : { paymentDetails: {} },
  })
  portal.use(
    onCreate(() => done('', { paymentSessionId: 'session', orderId: 'TCR-1' })),
    onVerify(() => {
      if (status === 'paid') served.current = paidOf(served.current)
      return done('', { status })
    }),
  )
}
