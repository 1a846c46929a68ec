import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { makeRefund } from '../../testing/make-refund.ts'
import { renderApp } from '../../testing/render-app.tsx'
import { RefundItem } from './refund-item.tsx'
import { refundOfPayment } from './refund-of-payment.ts'

const open = (changes: Parameters<typeof makeRefund>[0] = {}) =>
  renderApp(<RefundItem refund={makeRefund(changes)} />)

it('a refund that was asked for says how much, why, since when and until when', () => {
  open()
  expect(screen.getByText('₹15,000')).toBeTruthy()
  // Amber is what waits for the customer.
  expect(screen.getByText('On its way').closest<HTMLElement>('[data-tone]')?.dataset.tone).toBe('blue')
  const dates = 'Requested on 20 Nov 2026. It is usually with you by 1 Dec 2026.'
  expect(screen.getByText(dates)).toBeTruthy()
  expect(screen.getByText('The department has closed this scheme.')).toBeTruthy()
})

it('a refund that was held up says so, and that somebody looks into it', () => {
  open({ status: 'delayed', expected_by: null })
  expect(screen.getByText('Delayed')).toBeTruthy()
  expect(screen.getByText(/^Started on 20 Nov 2026. It was held up; we are looking into it/)).toBeTruthy()
})

it('a refund that arrived says when, and how the bank names it', () => {
  const completed_at = '2026-11-23T10:00:00.000Z'
  open({ status: 'completed', origin: 'surplus', bank_reference: 'UTR42', expected_by: null, completed_at })
  expect(screen.getByText('Paid back')).toBeTruthy()
  expect(screen.getByText('Paid back on 23 Nov 2026.')).toBeTruthy()
  expect(screen.getByText('UTR42')).toBeTruthy()
  expect(screen.getByText('This payment came in when nothing was due any more.')).toBeTruthy()
})

it('what was paid otherwise than asked for goes back with that reason', () => {
  open({ origin: 'review' })
  expect(screen.getByText('What we received was not what we had asked for.')).toBeTruthy()
})

const completed_at = '2026-11-23T10:00:00.000Z'
const second = makeRefund({
  order_id: 'TPR-2',
  status: 'completed',
  bank_reference: 'UTR42',
  expected_by: null,
  completed_at,
})
const first = makeRefund({ order_id: 'TPR-1', amount: 3000 })
const ofBoth = { ...first, order_id: 'TPR-2', amount: 18000, parts: [...second.parts, ...first.parts] }

it('a refund of two payments is one, and says what of it is where', () => {
  renderApp(<RefundItem refund={ofBoth} />)
  expect(screen.getByText('₹18,000')).toBeTruthy()
  expect(screen.getByText(/It covers 2 payments\./)).toBeTruthy()
  const parts = screen.getAllByRole('definition').map(({ textContent }) => textContent)
  expect(parts[0]).toBe('The department has closed this scheme.')
  expect(parts[1]).toContain('Paid back')
  expect(parts[1]).toContain('UTR42')
  expect(parts[2]).toBe('On its way')
})

it('beside one of its payments it says what goes back of that one', () => {
  expect(refundOfPayment(ofBoth, 'TPR-1')).toMatchObject({ amount: 3000, status: 'requested' })
  expect(refundOfPayment(ofBoth, 'TPR-2')).toMatchObject({ amount: 15000, status: 'completed', completed_at })
  expect(refundOfPayment(ofBoth, 'TPR-3')).toBeUndefined()
})
