import { getDeskMoneyDocument } from '@sanad/contracts'
import { type DeskMoneyDocument, listDeskMoneyDocuments, sendMoneyDocument } from '@sanad/contracts/staff'
import { portal } from '@sanad/testing/mock-portal'
import { onCall } from '@sanad/testing/on-call'
import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { expect, it } from 'vitest'
import { answer, refuse } from '../../../testing/fake-portal.ts'
import { openDesk, priya, rohan } from '../../../testing/open-desk.tsx'

const clerk = {
  ...priya,
  roles: ['clerk' as const],
  permissions: ['self' as const, 'payment.link' as const, 'application.read' as const],
}
const receipt: DeskMoneyDocument = {
  id: '8a6e0804-2bd0-4672-b79d-d97027f9071a',
  kind: 'receipt_voucher',
  number: 'RV/26-27/000001',
  issued_at: '2026-11-15T05:00:00.000Z',
  total: 15000,
  e_invoice: null,
  application: {
    id: '8a6e0804-2bd0-4672-b79d-d97027f9071b',
    track_id: 'TPR-8F3KQ7M2XD',
    service: 'Training Provider Registration',
  },
  customer: { id: '8a6e0804-2bd0-4672-b79d-d97027f9071c', name: 'Asha Kulkarni' },
}
const invoice: DeskMoneyDocument = {
  ...receipt,
  id: '8a6e0804-2bd0-4672-b79d-d97027f9071d',
  kind: 'tax_invoice',
  number: 'INV/26-27/000002',
  e_invoice: 'registering',
}

/** What the list was asked for, in order. */
function serve(...data: DeskMoneyDocument[]): URLSearchParams[] {
  const asked: URLSearchParams[] = []
  portal.use(
    onCall(listDeskMoneyDocuments, ({ request }) => {
      asked.push(new URL(request.url).searchParams)
      return HttpResponse.json({ success: true, data, next_cursor: null })
    }),
  )
  return asked
}

it('[DK-85] a document is found by what is typed and chosen, and the address keeps it', async () => {
  const asked = serve(receipt)
  const { user } = openDesk('/money?tab=documents', { staff: clerk })
  await screen.findByText(/Receipt voucher RV\/26-27\/000001 · ₹15,000/)
  await user.type(screen.getByRole('textbox', { name: 'Number, tracking id or customer' }), 'Asha{Enter}')
  await waitFor(() => expect(asked.at(-1)?.get('q')).toBe('Asha'))
  await user.selectOptions(screen.getByRole('combobox', { name: 'Kind' }), 'Tax invoice')
  await waitFor(() => expect(asked.at(-1)?.get('kind')).toBe('tax_invoice'))
  expect(asked.at(-1)?.get('q')).toBe('Asha')
  expect(location.search).toBe('?tab=documents&q=Asha&kind=tax_invoice')
})

it('[DK-85] M sends the chosen one again and says by what; one that is being registered is not offered', async () => {
  serve(receipt, invoice)
  const sent = answer(sendMoneyDocument, {
    success: true,
    message: 'Recorded.',
    data: { channels: ['sms', 'email'] },
  })
  const { user } = openDesk('/money?tab=documents', { staff: clerk })
  const waiting = (await screen.findByText(/Tax invoice INV/)).closest<HTMLElement>('[role="row"]')
  if (!waiting) throw new Error('It stands in the list')
  expect(within(waiting).queryByRole('button')).toBeNull()
  within(waiting).getByText(/Being registered/)
  await user.keyboard('m')
  await screen.findByText('RV/26-27/000001 sent by SMS, e-mail, and shown in the portal')
  expect(sent.bodies).toHaveLength(1)
})

it('[DK-85] O opens the chosen one, and says why where it cannot', async () => {
  serve(receipt)
  refuse(getDeskMoneyDocument, 'document_registering')
  const { user } = openDesk('/money?tab=documents', { staff: clerk })
  await screen.findByText(/Receipt voucher/)
  await user.keyboard('o')
  await screen.findByText(/registered|registration/i, { selector: '[role=status] *, [role=status]' })
})

it('[DK-85] an empty list says whether something was asked for', async () => {
  serve()
  const { user } = openDesk('/money?tab=documents', { staff: clerk })
  await screen.findByText('No document was issued yet.')
  await user.type(screen.getByRole('textbox', { name: 'Number, tracking id or customer' }), 'zz{Enter}')
  await screen.findByText(/No document is like that/)
})

it('an invoice that stands leads those who may replace it to its application, a replaced one says by which', async () => {
  const standing = { ...invoice, e_invoice: null }
  const replaced = { ...standing, id: receipt.id, number: 'INV/26-27/000001', replaced_by: invoice.number }
  serve(standing, replaced)
  openDesk('/money?tab=documents', { staff: rohan })
  const offered = await screen.findAllByRole('link', { name: 'Replace it at its application' })
  expect(offered).toHaveLength(1)
  expect(offered[0]?.getAttribute('href')).toContain(`/applications/${invoice.application.id}`)
  expect(screen.getByText('Replaced by INV/26-27/000002')).toBeTruthy()
})
