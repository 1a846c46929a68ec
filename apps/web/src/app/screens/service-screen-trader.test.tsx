import { readTrader, type Trader } from '@sanad/contracts'
import { portal } from '@sanad/testing/mock-portal'
import { onCall } from '@sanad/testing/on-call'
import { screen, within } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { expect, it } from 'vitest'
import { makeServiceApplication } from '../../testing/make-service-application.ts'
import { openPaymentPage } from '../../testing/payment-page.tsx'
import { serveApplication } from '../../testing/serve-application.ts'

const trader: Trader = {
  legal_name: 'Sanad Services Private Limited',
  address: '12 Link Road, Mumbai 400053',
  email: 'care@sanad.example',
  phone_number: '+918022334455',
  grievance_officer: {
    name: 'Ravi Kulkarni, Company Secretary',
    email: 'grievance@sanad.example',
    phone_number: '+918022334456',
  },
  claims: { businesses: null, says_secure: false },
}

async function openSummary(claims: Trader['claims']) {
  serveApplication(makeServiceApplication())
  portal.use(onCall(readTrader, () => HttpResponse.json({ success: true, data: { ...trader, claims } })))
  openPaymentPage()
  return within(await screen.findByRole('region', { name: 'Payment Summary' }))
}

it('says before paying who is paid, that it is no government office, and who hears complaints', async () => {
  const summary = await openSummary(trader.claims)
  expect(
    await summary.findByText(/^Sanad Services Private Limited, 12 Link Road.*not the government/),
  ).toBeTruthy()
  expect(summary.getByText('Questions: +91 80223 34455, care@sanad.example')).toBeTruthy()
  expect(
    summary.getByText(
      'Ravi Kulkarni, Company Secretary: +91 80223 34456, grievance@sanad.example. A complaint is acknowledged within 48 hours and settled within one month.',
    ),
  ).toBeTruthy()
})

it('[UI-10] the demonstration has the trust lines of the specification', async () => {
  const summary = await openSummary({
    businesses: { count: 30_000, on: null, source: null },
    says_secure: true,
  })
  expect(await summary.findByText('Trusted by 30,000+ businesses')).toBeTruthy()
  expect(summary.getByText('Payment 100% secure and encrypted')).toBeTruthy()
  expect(summary.getByText(/[Cc]ard details.*never stored/)).toBeTruthy()
})

it('[UI-10] production names a number with its day and source, and claims no more than encryption', async () => {
  const businesses = { count: 1200, on: '2026-10-31', source: 'our books' }
  const summary = await openSummary({ businesses, says_secure: false })
  expect(await summary.findByText('Trusted by 1,200+ businesses (our books, 31/10/2026)')).toBeTruthy()
  expect(summary.getByText('Payment encrypted')).toBeTruthy()
  expect(screen.queryByText(/100%/)).toBeNull()
})
