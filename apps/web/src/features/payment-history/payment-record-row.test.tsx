import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { makePaymentRecord } from '../../testing/make-payment-record.ts'
import { renderApp } from '../../testing/render-app.tsx'
import { PaymentRecordRow } from './payment-record-row.tsx'

it('says for which business was paid, before it is opened', () => {
  renderApp(<PaymentRecordRow record={makePaymentRecord()} refunds={[]} />)
  const facts = screen.getByText('Deshmukh & Sons · Initial payment · 27 Nov 2026, 12:01 PM')
  // The time does not break.
  expect(facts.textContent).toContain('27\u00a0Nov\u00a02026,\u00a012:01\u00a0PM')
})

it('two payments of a day are told apart by their time, whatever became of them', () => {
  renderApp(<PaymentRecordRow record={makePaymentRecord({ status: 'failed', paid_at: null })} refunds={[]} />)
  screen.getByText('Deshmukh & Sons · Initial payment · 27 Nov 2026, 12:00 PM')
})

it('a payment that goes back is not amber, which is what waits for the customer', () => {
  renderApp(<PaymentRecordRow record={makePaymentRecord({ status: 'refund_due' })} refunds={[]} />)
  expect(screen.getByText('To be refunded').closest<HTMLElement>('[data-tone]')?.dataset.tone).toBe('blue')
})
