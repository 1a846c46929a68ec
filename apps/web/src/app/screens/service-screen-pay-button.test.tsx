import { listUserBusinesses } from '@sanad/contracts'
import { portal } from '@sanad/testing/mock-portal'
import { onCall } from '@sanad/testing/on-call'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse } from 'msw'
import { describe, expect, it } from 'vitest'
import { paths } from '../../shared/routing/paths.ts'
import { makeQuote, makeServiceApplication } from '../../testing/make-service-application.ts'
import {
  findBar,
  isDisabled,
  openPaymentPage,
  payButton,
  pressPay,
  serveGateway,
} from '../../testing/payment-page.tsx'
import { serveApplication } from '../../testing/serve-application.ts'

describe('the pay button', () => {
  it('[DY-04] [PY-08] waits for a primary option, and says which', async () => {
    const dynamic_form = {
      title: { primaryTitle: 'Type of Affiliation', subTitle: '', nestedTitle: '' },
      Options: [
        { id: 'new', label: 'New', description: '', points: [], fee: 100, price: 118, subOptions: [] },
      ],
    }
    const reqDocuments = { note: null, dynamic_form, is_dynamic_form: true, isDisplaySubpoints: true }
    serveApplication(makeServiceApplication({ quote: null, reqDocuments }))
    openPaymentPage()
    const bar = await findBar()
    expect(bar.getByText('Select Type of Affiliation')).toBeTruthy()
    expect(bar.getByText('Pending')).toBeTruthy()
    expect(screen.getByRole('radio', { name: /New.*₹118/ })).toBeTruthy()
    expect(isDisabled(payButton())).toBe(true)
  })

  it('[PY-08] is disabled when the total is zero', async () => {
    serveApplication(makeServiceApplication({ quote: makeQuote(0, 1000) }))
    openPaymentPage()
    await findBar()
    expect(isDisabled(payButton())).toBe(true)
  })

  it('[PY-08] is disabled while a payment is under way', async () => {
    serveGateway('paid', serveApplication())
    window.Cashfree = () => ({ checkout: () => new Promise(() => {}) })
    openPaymentPage()
    await pressPay()
    const busy = await screen.findByRole('button', { name: 'Opening…' })
    expect(busy.getAttribute('aria-disabled') ?? busy.hasAttribute('disabled').toString()).toBe('true')
  })
})

describe('paying without a business', () => {
  const withoutBusiness = () =>
    serveApplication(makeServiceApplication({ serviceDetails: { business_id: null, name_of_firm: null } }))

  it('is asked about first: it cannot be added afterwards', async () => {
    const served = withoutBusiness()
    serveGateway('paid', served)
    const { router } = openPaymentPage()
    await pressPay()
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
    const { audited } = openPaymentPage()
    await pressPay()
    await userEvent.click(await screen.findByRole('button', { name: 'Choose a business' }))
    expect(await screen.findByRole('heading', { name: 'Add Business' })).toBeTruthy()
    expect(audited).toEqual([])
  })
})

it('[SD-10] help with paying opens beside the price, and leads to support', async () => {
  serveApplication()
  openPaymentPage()
  await userEvent.click(await screen.findByRole('button', { name: 'Help with paying' }))
  expect(await screen.findByRole('heading', { name: 'Help with paying' })).toBeTruthy()
  expect(screen.getByText('Money was debited, but it says unpaid')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Ask our support' })).toHaveProperty('pathname', paths.support)
})
