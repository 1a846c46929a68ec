import type { RefundView } from '@sanad/contracts'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderApp } from '../../testing/render-app.tsx'
import { RefundItem } from './refund-item.tsx'

const refund: RefundView = {
  id: '0190b3c8-7b1e-7c3a-9d52-00000000000e',
  order_id: 'TCR-1',
  amount: 15000,
  status: 'requested',
  reason: 'The department has closed this scheme.',
  bank_reference: null,
  requested_at: '2026-11-20T10:00:00.000Z',
  expected_by: '2026-12-01',
  completed_at: null,
}
const open = (changes: Partial<RefundView> = {}) =>
  renderApp(<RefundItem refund={{ ...refund, ...changes }} />)

it('a refund that was asked for says how much, why, since when and until when', () => {
  open()
  expect(screen.getByText('₹15,000')).toBeTruthy()
  expect(screen.getByText('On its way')).toBeTruthy()
  const dates = 'Asked for on 20 Nov 2026. It is usually with you by 1 Dec 2026.'
  expect(screen.getByText(dates)).toBeTruthy()
  expect(screen.getByText('The department has closed this scheme.')).toBeTruthy()
})

it('a refund that was held up says so, and that somebody looks into it', () => {
  open({ status: 'delayed', expected_by: null })
  expect(screen.getByText('Delayed')).toBeTruthy()
  expect(screen.getByText(/^Begun on 20 Nov 2026. It was held up; we look into it/)).toBeTruthy()
})

it('a refund that arrived says when, and how the bank names it', () => {
  const completed_at = '2026-11-23T10:00:00.000Z'
  open({ status: 'completed', reason: '', bank_reference: 'UTR42', expected_by: null, completed_at })
  expect(screen.getByText('Paid back')).toBeTruthy()
  expect(screen.getByText('Paid back on 23 Nov 2026.')).toBeTruthy()
  expect(screen.getByText('UTR42')).toBeTruthy()
  expect(screen.getByText('This was paid although it was no longer due.')).toBeTruthy()
})
