import {
  amendBuyer,
  cancelEInvoice,
  correctInvoice,
  type DeskEInvoice,
  getDeskApplication,
} from '@sanad/contracts/staff'
import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { answer, refuse } from '../../../testing/fake-portal.ts'
import { applicationId, makeApplicationInStage } from '../../../testing/make-desk-application.ts'
import { openDesk, priya, rohan } from '../../../testing/open-desk.tsx'

const done = { success: true, message: 'Recorded.' } as const
const invoice = {
  id: '8a6e0804-2bd0-4672-b79d-d97027f90711',
  kind: 'tax_invoice',
  number: 'INV/26-27/000007',
  issued_at: '2026-11-20T05:00:00.000Z',
  total: 15_000,
  e_invoice: 'registered',
} as const
const registered: DeskEInvoice = {
  ...{ id: invoice.id, number: invoice.number, state: 'registered' },
  ...{ cancel_until: '2026-11-21T05:00:00.000Z', refusals: null, failure: null },
}
const noPermission = priya

const correctable = { id: invoice.id, number: invoice.number, is_refused: false }

function serve(
  eInvoice: Partial<DeskEInvoice> | null = {},
  { mayAmend = false, why = null as 'credited' | null, gstin = '07AAACR5055K1Z9' as string | null } = {},
): void {
  const made = makeApplicationInStage({})
  const buyer = {
    ...{ gstin, legal_name: 'Asha Traders LLP', address: '4 Ring Road, New Delhi 110001' },
    ...{ may_change: false, address_needed: false },
  }
  answer(getDeskApplication, {
    success: true,
    data: {
      ...made,
      application: { ...made.application, buyer, money_documents: [invoice] },
      e_invoices: eInvoice === null ? [] : [{ ...registered, ...eInvoice }],
      correctable_invoice: eInvoice === null && !mayAmend && !why ? correctable : null,
      uncorrectable_invoice: why && { number: invoice.number, why },
      may_amend_buyer: mayAmend,
    },
  })
}

const open = (staff = rohan) => openDesk(`/applications/${applicationId}`, { staff })

it('an invoice is cancelled with a reason, and a refusal stands above the form', async () => {
  serve()
  const { user } = open()
  await user.click(await screen.findByRole('button', { name: /^Cancel the invoice…/ }))
  const form = await screen.findByRole('form', { name: 'Cancel the invoice' })
  await user.click(within(form).getByRole('button', { name: 'Cancel it' }))
  await within(form).findByText('Please fill this in.')
  await user.type(within(form).getByLabelText('In words, for the portal'), 'Another buyer')
  refuse(cancelEInvoice, 'act_not_allowed')
  await user.click(within(form).getByRole('button', { name: 'Cancel it' }))
  await within(form).findByRole('alert')
  const { bodies } = answer(cancelEInvoice, done)
  serve({ state: 'cancelling', cancel_until: null, failure: 'timeout' })
  await user.click(within(form).getByRole('button', { name: 'Cancel it' }))
  await screen.findByText('The portal is asked to cancel it.')
  expect(bodies).toMatchObject([{ reason: 'mistake', remark: 'Another buyer' }])
  await screen.findByText(/was not reached \(timeout\)/)
})

it('what the portal refused is told in its words, and nobody without the right is offered anything', async () => {
  serve({ refusals: [{ code: '2270', message: 'Time limit is crossed' }] })
  open(noPermission)
  await screen.findByText('The portal did not cancel it: 2270: Time limit is crossed')
  expect(screen.queryByRole('button', { name: /^Cancel the invoice…/ })).toBeNull()
})

it('in the place of a cancelled invoice another one is issued', async () => {
  serve({ state: 'cancelled', cancel_until: null }, { mayAmend: true })
  const { user } = open()
  const form = await screen.findByRole('form', { name: 'New invoice' })
  const { bodies } = answer(amendBuyer, done)
  expect(within(form).queryByLabelText('State')).toBeNull()
  await user.clear(within(form).getByLabelText('GSTIN'))
  await user.selectOptions(await within(form).findByLabelText('State'), 'Karnataka')
  await user.type(within(form).getByLabelText('Why'), 'They are not registered')
  await user.click(within(form).getByRole('button', { name: 'Issue the new invoice' }))
  await screen.findByText('The new invoice is issued.')
  expect(bodies).toMatchObject([{ gstin: '', reason: 'They are not registered', state_id: 16 }])
})

it('an invoice that is not cancelled any more is replaced: a refusal stands above the form, and the rest is told', async () => {
  serve(null)
  const { user } = open()
  await user.click(await screen.findByRole('button', { name: /^Replace the invoice…/ }))
  const form = await screen.findByRole('form', { name: `Replace ${invoice.number}` })
  await user.type(within(form).getByLabelText('Why'), 'The GSTIN was wrong')
  const { bodies } = answer(correctInvoice, done)
  const address = within(form).getByLabelText('Address')
  await user.clear(address)
  await user.type(address, 'Delhi')
  await user.click(within(form).getByRole('button', { name: 'Issue credit note and invoice' }))
  await within(form).findByText(/^Please give the whole address/)
  expect(document.activeElement).toBe(address)
  expect(bodies).toEqual([])
  await user.type(address, ', 4 Ring Road 110001')
  refuse(correctInvoice, 'too_late')
  await user.click(within(form).getByRole('button', { name: 'Issue credit note and invoice' }))
  await within(form).findByRole('alert')
  const recorded = answer(correctInvoice, done)
  await user.click(within(form).getByRole('button', { name: 'Issue credit note and invoice' }))
  await screen.findByText('Credit note and new invoice are issued.')
  expect(recorded.bodies[0]).not.toHaveProperty('state_id')
  expect(recorded.bodies).toMatchObject([
    { gstin: '07AAACR5055K1Z9', legal_name: 'Asha Traders LLP', reason: 'The GSTIN was wrong' },
  ])
})

it('before the invoice staff change whom it will name', async () => {
  serve(null, { mayAmend: true })
  const { user } = open()
  await screen.findByText('The invoice will name Asha Traders LLP, GSTIN 07AAACR5055K1Z9.')
  await user.click(await screen.findByRole('button', { name: /^Change who the invoice is for…/ }))
  const form = await screen.findByRole('form', { name: 'Change who the invoice is for' })
  await user.type(within(form).getByLabelText('Why'), 'The customer asked')
  const { bodies } = answer(amendBuyer, done)
  await user.click(within(form).getByRole('button', { name: 'Record the buyer' }))
  await screen.findByText('The invoice will name this buyer.')
  expect(bodies).toMatchObject([{ gstin: '07AAACR5055K1Z9', reason: 'The customer asked' }])
  expect(screen.queryByRole('button', { name: /^Replace the invoice…/ })).toBeNull()
})

it('a buyer whom staff named without a GSTIN is named in the invoice to come', async () => {
  serve(null, { mayAmend: true, gstin: null })
  open()
  await screen.findByText('The invoice will name Asha Traders LLP and say that no GSTIN was given.')
})

it('why an invoice cannot be replaced stands in the place of the button, with what is done instead', async () => {
  serve(null, { why: 'credited' })
  open()
  await screen.findByText(/Have it registered again under Money .* Otherwise propose a refund of the rest/)
  expect(screen.queryByRole('button', { name: /^Replace the invoice…/ })).toBeNull()
})

it('nobody without the right is offered to replace an invoice', async () => {
  serve(null)
  open(noPermission)
  await screen.findByRole('heading', { name: 'Stages' })
  expect(screen.queryByRole('button', { name: /^Replace the invoice…/ })).toBeNull()
})
