import { getServiceDetails, listUserBusinesses } from '@sanad/contracts'
import { portal } from '@sanad/testing/mock-portal'
import { onCall } from '@sanad/testing/on-call'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse } from 'msw'
import { Route, Routes } from 'react-router'
import { describe, expect, it } from 'vitest'
import { paths, serviceState } from '../../shared/routing/paths.ts'
import { makeRefund } from '../../testing/make-refund.ts'
import {
  applicationId,
  makeQuote,
  makeServiceApplication,
  makeStage,
} from '../../testing/make-service-application.ts'
import {
  isDisabled,
  onCreate,
  onVerify,
  openPaymentPage,
  order,
  pressPay,
  serveGateway,
} from '../../testing/payment-page.tsx'
import { renderApp } from '../../testing/render-app.tsx'
import { done, paidOf, problem, serveApplication } from '../../testing/serve-application.ts'
import { ServiceScreen } from './service-screen.tsx'

describe('a payment that succeeds', () => {
  it('[PY-06] shows toast and thanks, is audited, and after 1.5 s goes to the service', async () => {
    serveGateway('paid', serveApplication())
    const { router, toasts, audited } = openPaymentPage()
    await pressPay()
    expect(await screen.findByText('Payment Received!')).toBeTruthy()
    expect(toasts()).toEqual(['success: Payment completed successfully!'])
    expect(router.state.location.pathname).toBe(paths.paymentService)
    await waitFor(() => expect(router.state.location.pathname).toBe(paths.service), { timeout: 3000 })
    expect(screen.getByText('Payment Received!')).toBeTruthy()
    expect(await screen.findByText('Congratulations!')).toBeTruthy()
    expect(audited).toEqual(['PAYMENT_INITIATION', 'PAYMENT_SUCCESSFUL'])
  })

  it('[PY-06] keeps toast, 1.5 s and page in this order, although a live update tells of the payment first', async () => {
    const served = serveApplication()
    serveGateway('paid', served)
    const asked = Promise.withResolvers<void>()
    const outcome = Promise.withResolvers<void>()
    portal.use(
      onVerify(async () => {
        asked.resolve()
        await outcome.promise
        return done('', { status: 'paid' })
      }),
    )
    const { router, toasts, readAgain } = openPaymentPage()
    await pressPay()
    await asked.promise
    served.current = paidOf(served.current)
    readAgain()
    await expect(
      waitFor(() => expect(router.state.location.pathname).toBe(paths.service), { timeout: 500 }),
    ).rejects.toThrow()
    expect(toasts()).toEqual([])
    const told = performance.now()
    outcome.resolve()
    await waitFor(() => expect(toasts()).toEqual(['success: Payment completed successfully!']))
    expect(router.state.location.pathname).toBe(paths.paymentService)
    await waitFor(() => expect(router.state.location.pathname).toBe(paths.service), { timeout: 3000 })
    expect(performance.now() - told).toBeGreaterThanOrEqual(1500)
    expect(await screen.findByText('Congratulations!')).toBeTruthy()
  })

  it('[PY-06] leads nobody back who has gone elsewhere in the meantime, and what was read before is not offered again', async () => {
    const served = serveApplication()
    serveGateway('paid', served)
    const { router } = renderApp(
      <Routes>
        <Route path={paths.help} element={<h1>Help</h1>} />
        <Route path="*" element={<ServiceScreen />} />
      </Routes>,
      { path: paths.paymentService, state: serviceState(applicationId) },
    )
    await pressPay()
    await screen.findByText('Payment Received!')
    const readAfterwards = Promise.withResolvers<void>()
    portal.use(
      onCall(
        getServiceDetails,
        () => {
          readAfterwards.resolve()
          return HttpResponse.json({ success: true, data: served.current })
        },
        { params: { userServiceId: applicationId } },
      ),
    )
    await act(() => router.navigate(paths.help))
    await readAfterwards.promise
    await expect(
      waitFor(() => expect(router.state.location.pathname).not.toBe(paths.help), { timeout: 500 }),
    ).rejects.toThrow()
  })

  it('[PY-06] [PY-11] of a stage reads the service again after 1 s', async () => {
    const first = makeStage({ id: 'first', isPaymentStage: true, title: 'Initial payment' })
    const second = makeStage({ id: 'second', isPaymentStage: true, status: 'disable' })
    const served = serveApplication(
      makeServiceApplication({
        default_timeline: [first, second],
        quote: makeQuote(3000),
        stage_quotes: [{ stage_id: 'first', quote: makeQuote(1000) }],
      }),
    )
    serveGateway('paid', served)
    const wishes: unknown[] = []
    portal.use(
      onCreate(async ({ request }) => {
        wishes.push(await request.json())
        return done('', { paymentSessionId: 'session', orderId: 'TCR-1' })
      }),
      onVerify(() => {
        const timeline = [{ ...first, status: 'completed' as const }, second]
        served.current = { ...paidOf(served.current), userTimeLine: [{ timeline }] }
        return done('', { status: 'paid' })
      }),
    )
    openPaymentPage()
    const later = await screen.findByRole('button', { name: 'Pay Later' })
    expect(isDisabled(later)).toBe(true)
    await userEvent.click(screen.getByRole('button', { name: 'Pay Now' }))
    const completed = { timeout: 3000 }
    expect(await screen.findByText('Payment Completed for Initial payment', {}, completed)).toBeTruthy()
    expect(wishes).toMatchObject([{ amount: 1180, is_full_payment: 0 }])
  })
})

describe('a payment that does not succeed', () => {
  it('[PY-09] says that the session is missing, empty or not there at all', async () => {
    const message = 'error: Payment session ID not received.'
    serveGateway('paid', serveApplication())
    const sessions = [{ paymentSessionId: '' }, {}]
    portal.use(onCreate(() => done('', { ...sessions.pop(), orderId: 'TCR-1' })))
    const { toasts } = openPaymentPage()
    await pressPay()
    await waitFor(() => expect(toasts()).toEqual([message]))
    await pressPay()
    await waitFor(() => expect(toasts()).toEqual([message, message]))
  })

  it('[SD-05] says that nothing was charged when it was cancelled, and keeps the bar to begin again', async () => {
    const served = serveApplication()
    serveGateway('cancelled', served)
    portal.use(
      onVerify(() => {
        served.current = makeServiceApplication({
          ended_order: { ...order, status: 'cancelled', reason: null },
        })
        return done('', { status: 'cancelled' })
      }),
    )
    const { toasts } = openPaymentPage()
    await pressPay()
    const panel = within(await screen.findByRole('region', { name: 'Payment cancelled' }))
    expect(toasts()).toEqual(['info: Payment cancelled.'])
    expect(panel.getByText(/Nothing was charged/)).toBeTruthy()
    expect(isDisabled(panel.getByRole('button', { name: 'Pay ₹1,180' }))).toBe(false)
    expect(panel.getByRole('link', { name: 'Pay later' })).toHaveProperty('pathname', paths.services)
    const bar = within(screen.getByRole('region', { name: 'Amount Payable' }))
    expect(bar.getByText('₹1,180')).toBeTruthy()
    expect(isDisabled(bar.getByRole('button'))).toBe(false)
  })

  it('tells why it failed and when a debit comes back, and can be tried again', async () => {
    const ended_order = { ...order, status: 'failed', reason: 'Insufficient funds' } as const
    const served = serveApplication(makeServiceApplication({ ended_order }))
    serveGateway('paid', served)
    const { router } = openPaymentPage()
    const panel = within(await screen.findByRole('region', { name: 'Your payment did not go through' }))
    expect(panel.getByText('The bank says: Insufficient funds')).toBeTruthy()
    expect(panel.getByText(/Nothing was charged.*returns it by 27 Nov 2026/)).toBeTruthy()
    expect(panel.getByText('TCR-1')).toBeTruthy()
    await userEvent.click(panel.getByRole('button', { name: 'Try again: ₹1,180' }))
    await waitFor(() => expect(router.state.location.pathname).toBe(paths.service), { timeout: 3000 })
  })

  it('offers no second payment while money that came in is looked into', async () => {
    const ended_order = { ...order, status: 'review', reason: null } as const
    serveApplication(
      makeServiceApplication({
        ended_order,
        next_step: { turn: 'us', next: 'check_payment', stage_id: null },
        allowed_actions: [],
      }),
    )
    portal.use(
      onVerify(() => done('', { status: 'pending' })),
      onCall(listUserBusinesses, () => HttpResponse.json([])),
    )
    openPaymentPage()
    const panel = within(await screen.findByRole('region', { name: 'We are looking into your payment' }))
    expect(panel.getByRole('link', { name: 'Ask our support' })).toHaveProperty('pathname', paths.newTicket)
    expect(screen.queryByRole('button', { name: /^Pay/ })).toBeNull()
    expect(screen.queryByText(/The business cannot be changed/)).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Edit Business Name' }))
    await screen.findByRole('dialog')
    const locks = screen.getAllByText(/We are looking into your payment\. .* until then/)
    expect(locks.map(({ textContent }) => textContent?.trim())).toEqual([
      'We are looking into your payment. The business cannot be changed until then.',
    ])
    expect(document.querySelector('input:disabled')).toBeNull()
    expect(screen.queryByText(/cancel/i)).toBeNull()
  })

  it("shows the server's message when no order could be made", async () => {
    serveGateway('paid', serveApplication())
    portal.use(onCreate(() => problem(502, 'payment_gateway_failed', 'The gateway is down.')))
    const { toasts } = openPaymentPage()
    await pressPay()
    await waitFor(() => expect(toasts()).toEqual(['error: The gateway is down.']))
  })

  it('is asked about again, not paid again, when nobody could verify it', async () => {
    serveGateway('paid', serveApplication())
    portal.use(onVerify(() => HttpResponse.error(), { once: true }))
    const { router } = openPaymentPage()
    await pressPay()
    const panel = within(await screen.findByRole('region', { name: 'We could not check your payment' }))
    expect(screen.queryByRole('button', { name: /^Pay/ })).toBeNull()
    const ask = panel.getByRole('link', { name: 'Ask our support' })
    expect(ask).toHaveProperty('pathname', paths.newTicket)
    await userEvent.click(panel.getByRole('button', { name: 'Check again' }))
    await waitFor(() => expect(router.state.location.pathname).toBe(paths.service), { timeout: 3000 })
  })
})

it('money that came in although nothing was due says how much goes back, and by when', async () => {
  const paid = paidOf(makeServiceApplication())
  serveApplication({
    ...paid,
    ended_order: { ...order, status: 'refund_due', reason: null },
    refunds: [makeRefund({ order_id: order.order_id, amount: 1180, origin: 'surplus' })],
  })
  renderApp(<ServiceScreen />, { path: paths.service, state: serviceState(applicationId) })
  const panel = within(await screen.findByRole('region', { name: 'Your money goes back to you' }))
  expect(panel.getByText(/^₹1,180 came in when nothing was due any more/)).toBeTruthy()
  expect(panel.getByText(/usually with you by 1 Dec 2026/)).toBeTruthy()
  expect(panel.getByRole('link', { name: 'See it in Payments' })).toHaveProperty('pathname', paths.payments)
  expect(screen.getByRole('list', { name: 'Refunds' }).textContent).toContain('₹1,180')
})

it('an application that was closed with a part of the money kept says how much went back, and asks for nothing', async () => {
  const { serviceDetails, ...paid } = paidOf(makeServiceApplication())
  serveApplication({
    ...paid,
    serviceDetails: { ...serviceDetails, client_status: 'refund_completed' },
    next_step: { turn: 'nobody', next: 'none', stage_id: null },
    paid_back: { amount: 12_000, of: 15_000 },
    allowed_actions: [],
    refunds: [makeRefund({ amount: 12_000, status: 'completed' })],
  })
  renderApp(<ServiceScreen />, { path: paths.service, state: serviceState(applicationId) })
  expect(
    await screen.findByText('₹12,000 of ₹15,000 were paid back, and the application is closed'),
  ).toBeTruthy()
  expect(screen.getByText('Refund Completed')).toBeTruthy()
  expect(screen.queryByRole('button', { name: /^Pay|^Provide/ })).toBeNull()
  expect(screen.queryByRole('heading', { name: 'Application form' })).toBeNull()
  expect(screen.queryByRole('button', { name: 'Make a tracking link' })).toBeNull()
  expect(screen.queryByText('Congratulations!')).toBeNull()
})
