import type { PaymentRecord } from '@sanad/contracts'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderApp } from '../../testing/render-app.tsx'
import { PaymentRecordRow } from './payment-record-row.tsx'

const record: PaymentRecord = {
  order_id: 'TPR-8F3KQ7M2XD-1',
  application: {
    id: '5f6b0e6a-2b6c-4f2e-9d53-0a4f1f5f7f12',
    track_id: 'TPR-8F3KQ7M2XD',
    title: 'Training Partner (TP) Registration',
    name_of_firm: 'Deshmukh & Sons',
    payment_status: 1,
    is_deleted: false,
  },
  stages: ['Initial payment'],
  price: { base: 8475, discount: 0, subtotal: 8475, taxes: [], tax: 1525, total: 10000 },
  status: 'paid',
  method: 'upi',
  payment_id: '1',
  bank_reference: null,
  created_at: '2026-11-27T06:30:00.000Z',
  paid_at: '2026-11-27T06:31:00.000Z',
  bank_decides_by: null,
  refunded: 0,
  refunding: 0,
  documents: [],
}

it('says for which business was paid, before it is opened', () => {
  renderApp(<PaymentRecordRow record={record} refunds={[]} />)
  const facts = screen.getByText('Deshmukh & Sons · Initial payment · 27 Nov 2026, 12:01 PM')
  // The time does not break.
  expect(facts.textContent).toContain('27\u00a0Nov\u00a02026,\u00a012:01\u00a0PM')
})

it('two payments of a day are told apart by their time, whatever became of them', () => {
  renderApp(<PaymentRecordRow record={{ ...record, status: 'failed', paid_at: null }} refunds={[]} />)
  screen.getByText('Deshmukh & Sons · Initial payment · 27 Nov 2026, 12:00 PM')
})
