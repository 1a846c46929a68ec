import {
  getDeskApplication,
  listRefundDrafts,
  listRefundReasons,
  type MoneyProposal,
  proposeRefund,
  type RefundReason,
  saveRefundDraft,
  withdrawRefundProposal,
} from '@sanad/contracts/staff'
import { portal } from '@sanad/testing/mock-portal'
import { onCall } from '@sanad/testing/on-call'
import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { expect, it } from 'vitest'
import { answer, refuse } from '../../../testing/fake-portal.ts'
import {
  applicationId,
  type DeskApplication,
  makeApplicationInStage,
} from '../../../testing/make-desk-application.ts'
import { openDesk, priya } from '../../../testing/open-desk.tsx'

const done = { success: true, message: 'Recorded.' } as const
const own: MoneyProposal = {
  id: '8a6e0804-2bd0-4672-b79d-d97027f90701',
  kind: 'refund',
  state: 'waiting',
  rupees: 8000,
  ends_application: false,
  reason: 'Withdrew',
  customer_reason: 'You withdrew.',
  customer_reason_hi: null,
  proposed_by: { id: priya.id, name: priya.name },
  proposed_at: '2026-11-20T05:00:00.000Z',
  decided_by: null,
  comment: '',
  takes_effect_at: null,
  problem: null,
}

const ready: RefundReason[] = [
  {
    ...{ template_id: 'withdrew', ends_application: true },
    ...{ reason: 'The customer withdrew', reason_hi: 'ग्राहक ने आवेदन वापस लिया' },
    ...{ customer_reason: 'You withdrew.', customer_reason_hi: 'आपने वापस लिया।' },
  },
  {
    ...{ template_id: 'paid_twice', ends_application: false },
    ...{ reason: 'Paid twice', reason_hi: 'दो बार भुगतान हुआ' },
    ...{ customer_reason: 'You paid twice.', customer_reason_hi: 'आपने दो बार भुगतान किया।' },
  },
]

const serve = (changes: Partial<DeskApplication> = {}) => {
  answer(listRefundDrafts, { success: true, data: [] })
  answer(saveRefundDraft, done)
  const refundable = { allowed_acts: ['request_refund' as const], refundable_rupees: 15_000 }
  answer(getDeskApplication, {
    success: true,
    data: { ...makeApplicationInStage({}), ...refundable, ...changes },
  })
}

async function openApplication(changes: Partial<DeskApplication> = {}, reasons = ready, search = '') {
  serve(changes)
  answer(listRefundReasons, { success: true, data: reasons })
  const opened = openDesk(`/applications/${applicationId}${search}`)
  await screen.findByRole('heading', { level: 1, name: /TCR-8F3KQ7M2XD/ })
  return opened
}

it('[DK-79] P proposes a refund with amount, reason and what the customer reads, by keys alone', async () => {
  const { user } = await openApplication()
  const { bodies } = answer(proposeRefund, { ...done, data: { id: own.id } })
  await user.keyboard('{Shift>}B{/Shift}')
  const form = await screen.findByRole('form', { name: 'Propose a refund' })
  await user.keyboard('15001{Control>}{Enter}{/Control}')
  await within(form).findByText('Please give whole rupees from 1 to ₹15,000.')
  expect(bodies).toEqual([])
  await user.keyboard('{Backspace>5}8000{Tab}Withdrew{Tab}You withdrew.{Control>}{Enter}{/Control}')
  // The customer may read Hindi.
  await within(form).findByText('Please fill this in.')
  expect(bodies).toEqual([])
  await user.keyboard('आपने वापस लिया।')
  serve({ proposals: [own], refundable_rupees: 7000 })
  await user.keyboard('{Control>}{Enter}{/Control}')
  await screen.findByText('Proposed. Somebody else approves it.')
  expect(bodies).toMatchObject([
    {
      amount_rupees: 8000,
      ends_application: false,
      reason: 'Withdrew',
      customer_reason: 'You withdrew.',
      customer_reason_hi: 'आपने वापस लिया।',
    },
  ])
  await screen.findByText('waits for an approval')
  expect(screen.getByText('₹7,000 can still go back.')).not.toBeNull()
})

it('[DK-110] a refund in words of one’s own is proposed by 5 keys beside them: P, three Tabs and Ctrl Enter', async () => {
  const { user } = await openApplication()
  const { bodies } = answer(proposeRefund, { ...done, data: { id: own.id } })
  await user.keyboard('{Shift>}B{/Shift}')
  await screen.findByRole('form', { name: 'Propose a refund' })
  await user.keyboard('8000{Tab}Withdrew{Tab}You withdrew.{Tab}आपने वापस लिया।{Control>}{Enter}{/Control}')
  await screen.findByText('Proposed. Somebody else approves it.')
  expect(bodies).toMatchObject([
    { amount_rupees: 8000, reason: 'Withdrew', customer_reason: 'You withdrew.', ends_application: false },
  ])
})

it.each([
  ['1', 'The customer withdrew', 'You withdrew.', 'आपने वापस लिया।', true],
  ['2', 'Paid twice', 'You paid twice.', 'आपने दो बार भुगतान किया।', false],
])(
  '[DK-110] a refund by a ready reason, its Hindi and whether the application ends included, is proposed by 4 keys: P, Tab, %s and Ctrl Enter',
  async (digit, reason, customer_reason, customer_reason_hi, ends_application) => {
    const { user } = await openApplication()
    const { bodies } = answer(proposeRefund, { ...done, data: { id: own.id } })
    await user.keyboard('{Shift>}B{/Shift}')
    await screen.findByRole('form', { name: 'Propose a refund' })
    await user.keyboard(`8000{Tab}${digit}{Control>}{Enter}{/Control}`)
    await screen.findByText('Proposed. Somebody else approves it.')
    const words = { reason, customer_reason, customer_reason_hi }
    expect(bodies).toMatchObject([{ amount_rupees: 8000, ends_application, ...words }])
  },
)

it('[DK-79] the form opens with its ready reasons, however late they come: no digit is typed past them', async () => {
  const { promise: asked, resolve: answerNow } = Promise.withResolvers<void>()
  serve()
  portal.use(
    onCall(listRefundReasons, async () => {
      await asked
      return HttpResponse.json({ success: true, data: ready })
    }),
  )
  const { user } = openDesk(`/applications/${applicationId}`)
  await screen.findByRole('button', { name: /^Propose a refund/ })
  await user.keyboard('{Shift>}B{/Shift}')
  await screen.findByText('Reading the ready reasons…')
  expect(screen.queryByRole('form', { name: 'Propose a refund' })).toBeNull()
  answerNow()
  const form = within(await screen.findByRole('form', { name: 'Propose a refund' }))
  await user.keyboard('8000{Tab}1')
  expect(form.getByRole('textbox', { name: 'What the customer reads' })).toHaveProperty(
    'value',
    'You withdrew.',
  )
})

it('[DK-79] nothing is chosen beforehand, a digit in the amount chooses nothing, and what was chosen can be changed', async () => {
  const { user } = await openApplication()
  const { bodies } = answer(proposeRefund, { ...done, data: { id: own.id } })
  await user.keyboard('{Shift>}B{/Shift}')
  const form = within(await screen.findByRole('form', { name: 'Propose a refund' }))
  await user.keyboard('12')
  for (const radio of form.getAllByRole<HTMLInputElement>('radio')) expect(radio.checked).toBe(false)
  await user.keyboard('{Tab}2')
  await user.click(form.getByRole('checkbox', { name: /The application ends/ }))
  await user.type(form.getByRole('textbox', { name: 'What the customer reads' }), ' Sorry.')
  await user.keyboard('{Control>}{Enter}{/Control}')
  await screen.findByText('Proposed. Somebody else approves it.')
  expect(bodies).toMatchObject([
    { amount_rupees: 12, ends_application: true, customer_reason: 'You paid twice. Sorry.' },
  ])
})

it('[DK-79] a refusal stands above the form, and what was typed stays', async () => {
  const { user } = await openApplication()
  refuse(proposeRefund, 'refund_too_large', { refundable_rupees: 1 })
  await user.keyboard('{Shift>}B{/Shift}')
  await user.keyboard('8000{Tab}Withdrew{Tab}You withdrew.{Tab}आपने वापस लिया।{Control>}{Enter}{/Control}')
  await screen.findByText('This is more than what was paid and not yet refunded.')
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Rupees' }).value).toBe('8000')
})

it('[DK-79] what the customer was promised back stands beside the amount, before anything is typed', async () => {
  const { user } = await openApplication({ scale_refund_rupees: 0 })
  await user.keyboard('{Shift>}B{/Shift}')
  await screen.findByText('If the application ends now, the customer was promised ₹0 back before paying.')
})

it('[DK-79] with less than was promised before the payment an application is not ended', async () => {
  const { user } = await openApplication({ scale_refund_rupees: 11_250 })
  const { bodies } = answer(proposeRefund, { ...done, data: { id: own.id } })
  await user.keyboard('{Shift>}B{/Shift}')
  await user.keyboard(
    '11249{Tab}Withdrew{Tab}You withdrew.{Tab}आपने वापस लिया।{Tab} {Control>}{Enter}{/Control}',
  )
  await screen.findByText(/at least ₹11,250 go back/)
  expect(bodies).toEqual([])
  const amount = screen.getByRole('textbox', { name: 'Rupees' })
  await user.clear(amount)
  await user.type(amount, '11250{Control>}{Enter}{/Control}')
  await screen.findByText('Proposed. Somebody else approves it.')
  expect(bodies).toMatchObject([{ amount_rupees: 11_250, ends_application: true }])
})

it('one’s own proposal can be withdrawn while it waits, another’s cannot', async () => {
  const other = { ...own, id: '8a6e0804-2bd0-4672-b79d-d97027f90702' }
  const { user } = await openApplication({
    proposals: [own, { ...other, proposed_by: { id: other.id, name: 'Meera Joshi' } }],
  })
  const { bodies } = answer(withdrawRefundProposal, done)
  await user.click(await screen.findByRole('button', { name: /^Withdraw/ }))
  await screen.findByText('Withdrawn')
  expect(bodies).toHaveLength(1)
})

it('[DK-79] who comes from a ticket sees it beside the refund, and goes back to it', async () => {
  const ticket_id = '8a6e0804-2bd0-4672-b79d-d97027f90742'
  const nothing = {
    delivery: null,
    reason: null,
    staff_name: null,
    application_id: applicationId,
    track_id: null,
  }
  const event = { ...nothing, id: '1', kind: 'ticket', at: own.proposed_at, ticket_id } as const
  const contact = [{ ...event, words: 'TKT-42 · I want my money back' }]
  const { user } = await openApplication({ contact }, ready, `?ticket=${ticket_id}&list=kind%3Dticket`)
  expect(screen.queryByText(/Asked for in/)).toBeNull()
  await user.keyboard('{Shift>}B{/Shift}')
  const said = await screen.findByText(/^Asked for in/)
  const link = within(said).getByRole('link', { name: /TKT-42 · I want my money back/ })
  expect(link.getAttribute('href')).toMatch(new RegExp(`/tickets/${ticket_id}\\?list=kind%3Dticket$`))
})

it('[DK-58] what was typed to propose a refund is there again after leaving', async () => {
  const { user } = await openApplication()
  const saved = answer(saveRefundDraft, done)
  await user.keyboard('{Shift>}B{/Shift}')
  await screen.findByRole('form', { name: 'Propose a refund' })
  await user.keyboard('8000{Tab}1{Escape}')
  const fields = { amount: '8000', reason: 'The customer withdrew', ends: 'true', template: 'withdrew' }
  const draft = {
    kind: 'refund',
    body: 'You withdrew.',
    body_hi: 'आपने वापस लिया।',
    stage_id: null,
    fields,
  } as const
  await waitFor(() => expect(saved.bodies.at(-1)).toEqual({ ...draft, template_id: null }))

  answer(listRefundDrafts, { success: true, data: [{ ...draft, template_id: null }] })
  await user.keyboard('{Shift>}B{/Shift}')
  const form = await screen.findByRole('form', { name: 'Propose a refund' })
  await within(form).findByText('What you wrote before is here again.')
  const { bodies } = answer(proposeRefund, { ...done, data: { id: own.id } })
  await user.keyboard('{Control>}{Enter}{/Control}')
  await waitFor(() => expect(bodies).toMatchObject([{ amount_rupees: 8000, ends_application: true }]))
})
