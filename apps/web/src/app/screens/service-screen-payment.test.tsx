import {
  createPayment,
  listUserBusinesses,
  type PaymentStatus,
  type ServiceApplication,
  verifyPayment,
} from '@sanad/contracts'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse } from 'msw'
import { afterEach, describe, expect, it } from 'vitest'
import { paths, serviceState } from '../../shared/routing/paths.ts'
import { makeRefund } from '../../testing/make-refund.ts'
import {
  applicationId,
  makeQuote,
  makeServiceApplication,
  makeStage,
} from '../../testing/make-service-application.ts'
import { onCall } from '../../testing/on-call.ts'
import { portal, renderApp } from '../../testing/render-app.tsx'
import { done, paidOf, problem, serveApplication } from '../../testing/serve-application.ts'
import { ServiceScreen } from './service-screen.tsx'

const open = () =>
  renderApp(<ServiceScreen />, { path: paths.paymentService, state: serviceState(applicationId) })
const findBar = async () => within(await screen.findByRole('region', { name: 'Amount Payable' }))
const payButton = () => screen.getByRole('button', { name: 'Pay InstantlyPay Now' })
const press = async () => userEvent.click((await findBar()).getByRole('button'))
const isDisabled = (button: HTMLElement) => button.hasAttribute('disabled')

const order = {
  order_id: 'TCR-1',
  total: 1180,
  is_full_payment: true,
  begun_at: '2026-11-20T10:00:00.000Z',
  bank_decides_by: '2026-11-27',
}

/** Stubs the checkout's end and the status that verification then returns. */
function serveGateway(status: PaymentStatus, served: { current: ServiceApplication }) {
  window.Cashfree = () => ({
    checkout: async () =>
      status === 'cancelled' ? { error: { message: 'Payment cancelled' } } : { paymentDetails: {} },
  })
  portal.use(
    onCall(createPayment, () => done('', { paymentSessionId: 'session', orderId: 'TCR-1' }), {
      params: { payment_provider: 'cashfree' },
    }),
    onCall(
      verifyPayment,
      () => {
        if (status === 'paid') served.current = paidOf(served.current)
        return done('', { status })
      },
      { params: { payment_provider: 'cashfree' } },
    ),
  )
}

afterEach(() => {
  delete window.Cashfree
})

describe('a payment that succeeds', () => {
  it('[PY-06] shows toast and thanks, is audited, and after 1.5 s goes to the service', async () => {
    serveGateway('paid', serveApplication())
    const { router, toasts, audited } = open()
    await press()
    expect(await screen.findByText('Payment Received!')).toBeTruthy()
    expect(toasts()).toEqual(['success: Payment completed successfully!'])
    expect(router.state.location.pathname).toBe(paths.paymentService)
    await waitFor(() => expect(router.state.location.pathname).toBe(paths.service), { timeout: 3000 })
    expect(screen.getByText('Payment Received!')).toBeTruthy()
    expect(await screen.findByText('Congratulations!')).toBeTruthy()
    expect(audited).toEqual(['PAYMENT_INITIATION', 'PAYMENT_SUCCESSFUL'])
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
      onCall(
        createPayment,
        async ({ request }) => {
          wishes.push(await request.json())
          return done('', { paymentSessionId: 'session', orderId: 'TCR-1' })
        },
        { params: { payment_provider: 'cashfree' } },
      ),
      onCall(
        verifyPayment,
        () => {
          const timeline = [{ ...first, status: 'completed' as const }, second]
          served.current = { ...paidOf(served.current), userTimeLine: [{ timeline }] }
          return done('', { status: 'paid' })
        },
        { params: { payment_provider: 'cashfree' } },
      ),
    )
    open()
    const later = await screen.findByRole('button', { name: 'Pay Later' })
    expect(isDisabled(later)).toBe(true)
    await userEvent.click(screen.getByRole('button', { name: 'Pay Now' }))
    const completed = { timeout: 3000 }
    expect(await screen.findByText('Payment Completed for Initial payment', {}, completed)).toBeTruthy()
    expect(wishes).toMatchObject([{ amount: 1180, is_full_payment: 0 }])
  })
})

describe('a payment that does not succeed', () => {
  it('says that nothing was charged when it was cancelled, and can be begun again', async () => {
    const served = serveApplication()
    serveGateway('cancelled', served)
    portal.use(
      onCall(
        verifyPayment,
        () => {
          served.current = makeServiceApplication({
            ended_order: { ...order, status: 'cancelled', reason: null },
          })
          return done('', { status: 'cancelled' })
        },
        { params: { payment_provider: 'cashfree' } },
      ),
    )
    const { toasts } = open()
    await press()
    const panel = within(await screen.findByRole('region', { name: 'Payment cancelled' }))
    expect(toasts()).toEqual(['info: Payment cancelled.'])
    expect(panel.getByText(/Nothing was charged/)).toBeTruthy()
    expect(isDisabled(panel.getByRole('button', { name: 'Pay ₹1,180' }))).toBe(false)
    expect(panel.getByRole('link', { name: 'Pay later' })).toHaveProperty('pathname', paths.services)
    expect(screen.queryByRole('region', { name: 'Amount Payable' })).toBeNull()
  })

  it('tells why it failed and when a debit comes back, and can be tried again', async () => {
    const ended_order = { ...order, status: 'failed', reason: 'Insufficient funds' } as const
    const served = serveApplication(makeServiceApplication({ ended_order }))
    serveGateway('paid', served)
    const { router } = open()
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
      onCall(verifyPayment, () => done('', { status: 'pending' }), {
        params: { payment_provider: 'cashfree' },
      }),
    )
    open()
    const panel = within(await screen.findByRole('region', { name: 'We are looking into your payment' }))
    expect(panel.getByRole('link', { name: 'Ask our support' })).toHaveProperty('pathname', paths.newTicket)
    expect(screen.queryByRole('button', { name: /^Pay/ })).toBeNull()
    const locks = screen.getAllByText(/We are looking into your payment\. Until then/)
    expect(locks.map(({ textContent }) => textContent?.trim())).toEqual([
      'We are looking into your payment. Until then the business cannot be changed.',
      'We are looking into your payment. Until then your choice cannot be changed.',
    ])
    expect(screen.queryByText(/cancel/i)).toBeNull()
  })

  it("shows the server's message when no order could be made", async () => {
    serveGateway('paid', serveApplication())
    portal.use(
      onCall(createPayment, () => problem(502, 'payment_gateway_failed', 'The gateway is down.'), {
        params: { payment_provider: 'cashfree' },
      }),
    )
    const { toasts } = open()
    await press()
    await waitFor(() => expect(toasts()).toEqual(['error: The gateway is down.']))
  })

  it('is asked about again, not paid again, when nobody could verify it', async () => {
    serveGateway('paid', serveApplication())
    portal.use(
      onCall(verifyPayment, () => HttpResponse.error(), {
        params: { payment_provider: 'cashfree' },
        once: true,
      }),
    )
    const { router } = open()
    await press()
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
  expect(panel.getByText(/^₹1,180 came in although it was no longer due/)).toBeTruthy()
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
})

describe('an order that an earlier visit left', () => {
  it('is asked about, and can be cancelled', async () => {
    const served = serveApplication(
      makeServiceApplication({ live_order: { ...order, confirming: false }, allowed_actions: ['pay'] }),
    )
    const asked: boolean[] = []
    portal.use(
      onCall(
        verifyPayment,
        async ({ request }) => {
          const isClosed = (await request.text()).includes('"closed":true')
          asked.push(isClosed)
          if (isClosed) served.current = makeServiceApplication()
          return done('', { status: isClosed ? 'cancelled' : 'pending' })
        },
        { params: { payment_provider: 'cashfree' } },
      ),
    )
    const { toasts } = open()
    expect(await screen.findByText('A payment is open')).toBeTruthy()
    await waitFor(() => expect(asked).toEqual([false]))
    const cancel = screen.getByRole('button', { name: 'Cancel payment' })
    await waitFor(() => expect(isDisabled(cancel)).toBe(false))
    await userEvent.click(cancel)
    await waitFor(() => expect(screen.queryByText('A payment is open')).toBeNull())
    expect(asked).toEqual([false, true])
    expect(toasts()).toEqual(['info: Payment cancelled.'])
  })

  it('speaks of no cancelling where it could not be checked, as none is offered', async () => {
    serveApplication(
      makeServiceApplication({ live_order: { ...order, confirming: false }, allowed_actions: ['pay'] }),
    )
    portal.use(
      onCall(verifyPayment, () => HttpResponse.error(), { params: { payment_provider: 'cashfree' } }),
    )
    open()
    await screen.findByRole('region', { name: 'We could not check your payment' })
    const locks = screen.getAllByText(/^A payment is open/)
    expect(locks).toHaveLength(2)
    expect(screen.queryByText(/cancel/i)).toBeNull()
  })

  it('lets nothing more be paid while the bank has not confirmed it', async () => {
    serveApplication(
      makeServiceApplication({ live_order: { ...order, confirming: true }, allowed_actions: ['pay'] }),
    )
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
    const { toasts } = open()
    const panel = within(await screen.findByRole('region', { name: 'We are confirming your payment' }))
    expect(panel.getByText('Your bank has not confirmed ₹1,180 yet. Please do not pay again.')).toBeTruthy()
    expect(panel.getByText(/^It is decided by 27 Nov 2026 at the latest/)).toBeTruthy()
    expect(panel.getByText(/^You may close this page/)).toBeTruthy()
    expect(
      screen.getByText('Your bank is deciding about your payment. Until then your choice cannot be changed.'),
    ).toBeTruthy()
    expect(screen.queryByText(/cancel/i)).toBeNull()
    await waitFor(() => expect(asked).toBe(1))
    expect(screen.queryByRole('button', { name: /^Pay/ })).toBeNull()
    expect(toasts()).toEqual([])
  })
})

it('a payment that was confirmed while nobody asked is told as any other', async () => {
  const served = serveApplication(
    makeServiceApplication({ live_order: { ...order, confirming: true }, allowed_actions: ['pay'] }),
  )
  let status = 'pending'
  let asked = 0
  portal.use(
    onCall(
      verifyPayment,
      () => {
        asked++
        return done('', { status })
      },
      { params: { payment_provider: 'cashfree' } },
    ),
  )
  const first = open()
  await screen.findByRole('region', { name: 'We are confirming your payment' })
  await waitFor(() => expect(asked).toBe(1))
  await waitFor(() => expect(screen.getByRole('button', { name: 'Check again' })).toBeTruthy())

  status = 'paid'
  served.current = paidOf(makeServiceApplication())
  // As the live connection does on an event.
  first.readAgain()
  await waitFor(() => expect(first.router.state.location.pathname).toBe(paths.service))
  expect(await screen.findByText('Payment Received!')).toBeTruthy()
  expect(first.toasts()).toEqual(['success: Payment completed successfully!'])
  expect(first.audited).toEqual(['PAYMENT_SUCCESSFUL'])
})

describe('the pay button', () => {
  it('[DY-04] [PY-08] waits for a primary option, and says which', async () => {
    const dynamic_form = {
      title: { primaryTitle: 'Type of Affiliation', subTitle: '', nestedTitle: '' },
      Options: [{ id: 'new', label: 'New', description: '', points: [], fee: 100, subOptions: [] }],
    }
    const reqDocuments = { note: null, dynamic_form, is_dynamic_form: true, isDisplaySubpoints: true }
    serveApplication(makeServiceApplication({ quote: null, reqDocuments }))
    open()
    const bar = await findBar()
    expect(bar.getByText('Select Type of Affiliation')).toBeTruthy()
    expect(bar.getByText('Pending')).toBeTruthy()
    expect(isDisabled(payButton())).toBe(true)
  })

  it('[PY-08] is disabled when the total is zero', async () => {
    serveApplication(makeServiceApplication({ quote: makeQuote(0, 1000) }))
    open()
    await findBar()
    expect(isDisabled(payButton())).toBe(true)
  })

  it('[PY-08] is disabled while a payment is under way', async () => {
    serveGateway('paid', serveApplication())
    window.Cashfree = () => ({ checkout: () => new Promise(() => {}) })
    open()
    await press()
    const busy = await screen.findByRole('button', { name: 'Opening the payment page…' })
    expect(busy.getAttribute('aria-disabled') ?? busy.hasAttribute('disabled').toString()).toBe('true')
  })
})

describe('paying without a business', () => {
  const withoutBusiness = () =>
    serveApplication(makeServiceApplication({ serviceDetails: { business_id: null, name_of_firm: null } }))

  it('is asked about first: it cannot be added afterwards', async () => {
    const served = withoutBusiness()
    serveGateway('paid', served)
    const { router } = open()
    await press()
    expect(
      await screen.findByText('No business is chosen for this service. It cannot be added after payment.'),
    ).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Pay without a business' }))
    await waitFor(() => expect(router.state.location.pathname).toBe(paths.service), { timeout: 5000 })
    expect(await screen.findByText('Business Name Missing')).toBeTruthy()
    expect(screen.queryByRole('button', { name: '+ Add' })).toBeNull()
  })

  it('can be left for choosing a business, and nothing is paid then', async () => {
    withoutBusiness()
    portal.use(onCall(listUserBusinesses, () => HttpResponse.json([])))
    const { audited } = open()
    await press()
    await userEvent.click(await screen.findByRole('button', { name: 'Choose a business' }))
    expect(await screen.findByRole('heading', { name: 'Add Business' })).toBeTruthy()
    expect(audited).toEqual([])
  })
})

it('[SD-10] help with paying opens beside the price, and leads to support', async () => {
  serveApplication()
  open()
  await userEvent.click(await screen.findByRole('button', { name: 'Help with paying' }))
  expect(await screen.findByRole('heading', { name: 'Help with paying' })).toBeTruthy()
  expect(screen.getByText('Money was debited, but it says unpaid')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Ask our support' })).toHaveProperty('pathname', paths.support)
})
