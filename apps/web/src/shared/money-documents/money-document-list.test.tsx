import { getMoneyDocument, type MoneyDocumentRecord } from '@sanad/contracts'
import { portal } from '@sanad/testing/mock-portal'
import { onCall } from '@sanad/testing/on-call'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { renderApp } from '../../testing/render-app.tsx'
import { problem } from '../../testing/serve-application.ts'
import { MoneyDocumentList } from './money-document-list.tsx'

const receipt: MoneyDocumentRecord = {
  id: '0190b3c8-7b1e-7c3a-9d52-00000000000e',
  kind: 'receipt_voucher',
  number: 'RV/26-27/000123',
  issued_at: '2026-11-20T10:00:00.000Z',
  total: 15000,
  e_invoice: null,
}

it('names each document with its number, date and amount, and a button of its own', () => {
  const invoice = {
    ...receipt,
    id: receipt.id.replace('e', 'f'),
    kind: 'tax_invoice',
    number: 'INV/26-27/000001',
  }
  renderApp(<MoneyDocumentList documents={[receipt, invoice as MoneyDocumentRecord]} />)
  expect(screen.getByText('RV/26-27/000123 · 20 Nov 2026 · ₹15,000')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Download Tax invoice INV/26-27/000001 as a PDF' })).toBeTruthy()
})

it('says that an invoice is being registered, and offers the download of one that is', () => {
  const invoice = { ...receipt, kind: 'tax_invoice' } as const
  const documents = [
    { ...invoice, id: 'one', number: 'INV/26-27/000001', e_invoice: 'registered' },
    { ...invoice, id: 'other', number: 'INV/26-27/000002', e_invoice: 'registering' },
  ] as const
  renderApp(<MoneyDocumentList documents={documents} />)
  expect(screen.getByText(/^Being registered with the government’s invoice portal/)).toBeTruthy()
  const named = screen.getAllByRole('button').map((button) => button.getAttribute('aria-label'))
  expect(named).toEqual(['Download Tax invoice INV/26-27/000001 as a PDF'])
})

it('says that an invoice was cancelled, and still offers it', () => {
  const invoice = { ...receipt, kind: 'tax_invoice', number: 'INV/26-27/000001' } as const
  const cancelled = { ...invoice, e_invoice: 'registered', cancelled_at: '2026-11-21T10:00:00.000Z' } as const
  renderApp(<MoneyDocumentList documents={[cancelled]} />)
  expect(screen.getByText(/Cancelled on 21 Nov 2026/)).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Download Tax invoice INV/26-27/000001 as a PDF' })).toBeTruthy()
})

it('says which invoice took the place of another', () => {
  const replaced = { ...receipt, kind: 'tax_invoice', replaced_by: 'INV/26-27/000002' } as const
  renderApp(<MoneyDocumentList documents={[replaced]} />)
  expect(screen.getByText(/Replaced by INV\/26-27\/000002/)).toBeTruthy()
})

it('says why a document could not be downloaded', async () => {
  portal.use(onCall(getMoneyDocument, () => problem(404, 'not_found', 'Not found.')))
  const { toasts } = renderApp(<MoneyDocumentList documents={[receipt]} />)
  await userEvent.click(screen.getByRole('button', { name: /^Download Receipt voucher/ }))
  await expect.poll(toasts).toEqual(['error: Not found.'])
  expect(screen.getByRole('button', { name: /^Download Receipt voucher/ })).toBeTruthy()
})
