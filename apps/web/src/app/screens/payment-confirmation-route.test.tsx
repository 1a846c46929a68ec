import { createPayment, getByCsrf, listAssignedDocuments, verifyPayment } from '@sanad/contracts'
import { portal } from '@sanad/testing/mock-portal'
import { onCall } from '@sanad/testing/on-call'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse } from 'msw'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { paths } from '../../shared/routing/paths.ts'
import { applicationId, customerId, makeServiceApplication } from '../../testing/make-service-application.ts'
import { renderApp } from '../../testing/render-app.tsx'
import { done, paidOf, serveApplication } from '../../testing/serve-application.ts'
import { PaymentConfirmationRoute } from './payment-confirmation-route.tsx'

const order = {
  order_id: 'TCR-1',
  total: 1180,
  is_full_payment: true,
  begun_at: '2026-11-20T10:00:00.000Z',
  bank_decides_by: '2026-11-27',
}
const link = {
  id: applicationId,
  user_id: customerId,
  track_id: 'TCR-8F3KQ7M2XD',
  service_id: 'tc-registration',
  title: 'Training Centre Registration',
  type_of_reg: 'TC Registration',
  payment_status: 0,
  redirect: 'paymentConfirmation',
  otp_verified_view: 1,
  email_verified: true,
  sms_verified: true,
  whatsapp_verified: false,
  email: 'as**@example.in',
  mobile: '98******10',
  is_form_submitted: true,
}

beforeEach(() => {
  portal.use(
    onCall(getByCsrf, () => HttpResponse.json({ success: true, message: 'Found', data: link })),
    onCall(listAssignedDocuments, () => HttpResponse.json({ success: true, rows: [] })),
  )
})
afterEach(() => {
  delete window.Cashfree
})

const open = () =>
  renderApp(<PaymentConfirmationRoute />, { path: `${paths.paymentConfirmation}?csrf=token` })

it('leads to the payment where none was begun', async () => {
  serveApplication()
  open()
  expect(await screen.findByRole('link', { name: 'Continue to payment' })).toBeTruthy()
})

it('tells instead that the bank is deciding, and asks what became of it', async () => {
  serveApplication(makeServiceApplication({ live_order: { ...order, confirming: true } }))
  let asked = 0
  portal.use(
    onCall(
      verifyPayment,
      () => {
        asked++
        return done('', { status: 'pending' })
      },
      { params: { payment_provider: 'cashfree' } },
    ),
  )
  open()
  expect(await screen.findByRole('region', { name: 'We are confirming your payment' })).toBeTruthy()
  expect(screen.queryByRole('link', { name: 'Continue to payment' })).toBeNull()
  await waitFor(() => expect(asked).toBe(1))
})

it('a payment that failed is tried again from here, and leads on to the service', async () => {
  const served = serveApplication(
    makeServiceApplication({ ended_order: { ...order, status: 'failed', reason: null } }),
  )
  window.Cashfree = () => ({ checkout: async () => ({ paymentDetails: {} }) })
  portal.use(
    onCall(createPayment, () => done('', { paymentSessionId: 'session', orderId: 'TCR-2' }), {
      params: { payment_provider: 'cashfree' },
    }),
    onCall(
      verifyPayment,
      () => {
        served.current = paidOf(served.current)
        return done('', { status: 'paid' })
      },
      { params: { payment_provider: 'cashfree' } },
    ),
  )
  const { router, toasts } = open()
  const panel = within(await screen.findByRole('region', { name: 'Your payment did not go through' }))
  await userEvent.click(panel.getByRole('button', { name: 'Try again: ₹1,180' }))
  await waitFor(() => expect(router.state.location.pathname).toBe(paths.service), { timeout: 5000 })
  expect(toasts()).toEqual(['success: Payment completed successfully!'])
})
