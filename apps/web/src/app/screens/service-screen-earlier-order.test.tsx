import { portal } from '@sanad/testing/mock-portal'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse } from 'msw'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { paths } from '../../shared/routing/paths.ts'
import { makeServiceApplication } from '../../testing/make-service-application.ts'
import { isDisabled, onVerify, openPaymentPage, order } from '../../testing/payment-page.tsx'
import { done, paidOf, serveApplication } from '../../testing/serve-application.ts'

/** Until the test ends the device's clock says so, and goes on. */
function setClock(now: string): void {
  vi.setSystemTime(now)
  onTestFinished(() => void vi.useRealTimers())
}

describe('an order that an earlier visit left', () => {
  it('is asked about, and can be cancelled', async () => {
    const served = serveApplication(
      makeServiceApplication({ live_order: { ...order, confirming: false }, allowed_actions: ['pay'] }),
    )
    const asked: boolean[] = []
    portal.use(
      onVerify(async ({ request }) => {
        const isClosed = (await request.text()).includes('"closed":true')
        asked.push(isClosed)
        if (isClosed) served.current = makeServiceApplication()
        return done('', { status: isClosed ? 'cancelled' : 'pending' })
      }),
    )
    const { toasts } = openPaymentPage()
    expect(await screen.findByText('A payment is not finished')).toBeTruthy()
    await waitFor(() => expect(asked).toEqual([false]))
    const cancel = screen.getByRole('button', { name: 'Cancel payment' })
    await waitFor(() => expect(isDisabled(cancel)).toBe(false))
    await userEvent.click(cancel)
    await waitFor(() => expect(screen.queryByText('A payment is not finished')).toBeNull())
    expect(asked).toEqual([false, true])
    expect(toasts()).toEqual(['info: Payment cancelled.'])
  })

  it('speaks of no cancelling where it could not be checked, as none is offered', async () => {
    serveApplication(
      makeServiceApplication({ live_order: { ...order, confirming: false }, allowed_actions: ['pay'] }),
    )
    portal.use(onVerify(() => HttpResponse.error()))
    openPaymentPage()
    await screen.findByRole('region', { name: 'We could not check your payment' })
    expect(screen.getAllByText(/^A payment is in progress/)).toHaveLength(1)
    expect(screen.queryByText(/cancel/i)).toBeNull()
  })

  it('lets nothing more be paid while the bank has not confirmed it', async () => {
    setClock('2026-11-27T18:29:00Z')
    serveApplication(
      makeServiceApplication({ live_order: { ...order, confirming: true }, allowed_actions: ['pay'] }),
    )
    let asked = 0
    portal.use(
      onVerify(() => {
        asked++
        return done('', { status: 'pending' })
      }),
    )
    const { toasts } = openPaymentPage()
    const panel = within(await screen.findByRole('region', { name: 'We are confirming your payment' }))
    expect(panel.getByText('Your bank has not confirmed ₹1,180 yet. Please do not pay again.')).toBeTruthy()
    expect(panel.getByText(/^Your bank gives its final answer by 27 Nov 2026/)).toBeTruthy()
    expect(panel.getByText(/^You may close this page/)).toBeTruthy()
    expect(document.querySelector('input:disabled')).toBeNull()
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
    onVerify(() => {
      asked++
      return done('', { status })
    }),
  )
  const first = openPaymentPage()
  await screen.findByRole('region', { name: 'We are confirming your payment' })
  await waitFor(() => expect(asked).toBe(1))
  await waitFor(() => expect(screen.getByRole('button', { name: 'Check again' })).toBeTruthy())

  status = 'paid'
  served.current = paidOf(makeServiceApplication())
  // As the live connection does on an event.
  first.readAgain()
  await waitFor(() => expect(first.toasts()).toEqual(['success: Payment completed successfully!']))
  expect(await screen.findByText('Payment Received!')).toBeTruthy()
  // Told by nothing else until the page comes.
  expect(first.router.state.location.pathname).toBe(paths.paymentService)
  expect(screen.queryByText('Congratulations!')).toBeNull()
  const told = performance.now()
  await waitFor(() => expect(first.router.state.location.pathname).toBe(paths.service), { timeout: 3000 })
  expect(performance.now() - told).toBeGreaterThan(1000)
  expect(await screen.findByText('Congratulations!')).toBeTruthy()
  expect(screen.queryByText(/^Your payment is received/)).toBeNull()
  expect(first.audited).toEqual(['PAYMENT_SUCCESSFUL'])
})

it('a payment that was confirmed as failed while nobody asked is told, and can be tried again', async () => {
  const served = serveApplication(
    makeServiceApplication({ live_order: { ...order, confirming: true }, allowed_actions: ['pay'] }),
  )
  let status = 'pending'
  let asked = 0
  portal.use(
    onVerify(() => {
      asked++
      return done('', { status })
    }),
  )
  const { toasts, readAgain } = openPaymentPage()
  await screen.findByRole('region', { name: 'We are confirming your payment' })
  await waitFor(() => expect(asked).toBe(1))
  status = 'failed'
  served.current = makeServiceApplication({
    ended_order: { ...order, status: 'failed', reason: null },
  })
  readAgain()
  const panel = within(await screen.findByRole('region', { name: 'Your payment did not go through' }))
  expect(panel.getByRole('button', { name: 'Try again: ₹1,180' })).toBeTruthy()
  expect(toasts()).toEqual(['error: Payment failed. Please try again.'])
})

it('what else changes while a payment is being confirmed is shown', async () => {
  const confirming = makeServiceApplication({
    live_order: { ...order, confirming: true },
    allowed_actions: ['pay'],
  })
  const served = serveApplication(confirming)
  portal.use(onVerify(() => done('', { status: 'pending' })))
  const { readAgain } = openPaymentPage()
  await screen.findByRole('region', { name: 'We are confirming your payment' })
  const { serviceDetails } = confirming
  served.current = { ...confirming, serviceDetails: { ...serviceDetails, name_of_firm: 'Rao Foods' } }
  readAgain()
  expect(await screen.findByText('for Rao Foods')).toBeTruthy()
})

it('the day until which a bank decides ends at midnight in India, not in Greenwich', async () => {
  setClock('2026-11-27T18:31:00Z')
  serveApplication(
    makeServiceApplication({ live_order: { ...order, confirming: true }, allowed_actions: ['pay'] }),
  )
  portal.use(onVerify(() => done('', { status: 'pending' })))
  openPaymentPage()
  expect(await screen.findByText(/^Your bank should have answered by 27 Nov 2026/)).toBeTruthy()
})
