import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { makeServiceApplication } from '../../../testing/make-service-application.ts'
import { renderApp } from '../../../testing/render-app.tsx'
import { DocumentsOfService } from './documents-of-service.tsx'

const issued = { issued_at: '2026-11-20T10:00:00.000Z', e_invoice: null }
const documents = [
  {
    ...issued,
    id: '0190b3c8-7b1e-7c3a-9d52-0000000000a1',
    kind: 'receipt_voucher' as const,
    number: 'RV/26-27/000001',
    total: 15_000,
  },
  {
    ...issued,
    id: '0190b3c8-7b1e-7c3a-9d52-0000000000a2',
    kind: 'refund_voucher' as const,
    number: 'RF/26-27/000001',
    total: 12_000,
  },
  {
    ...issued,
    id: '0190b3c8-7b1e-7c3a-9d52-0000000000a3',
    kind: 'tax_invoice' as const,
    number: 'INV/26-27/000001',
    total: 3_000,
  },
]

it('the documents of a cancelled application say how they add up', () => {
  const paid_back = { amount: 12_000, of: 15_000 }
  renderApp(
    <DocumentsOfService application={makeServiceApplication({ paid_back, money_documents: documents })} />,
  )
  const lines = screen.getAllByRole('definition').map(({ textContent }) => textContent)
  expect(lines).toEqual(['₹15,000', '−₹12,000', '₹3,000'])
  expect(screen.getByText('Kept and invoiced')).toBeTruthy()
})

it('those of a completed one need no sum', () => {
  const money_documents = documents.filter(({ kind }) => kind !== 'refund_voucher')
  renderApp(<DocumentsOfService application={makeServiceApplication({ money_documents })} />)
  expect(screen.queryByText('Kept and invoiced')).toBeNull()
})
