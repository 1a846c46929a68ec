import {
  approveDiscount,
  approveRefund,
  declineRefund,
  listMoneyProposals,
  listParkedNotices,
  listPaymentsToCheck,
  takeBackRefundApproval,
} from '@sanad/contracts/staff'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { api } from '../../../shared/api/api.ts'
import { answer, refuse } from '../../../testing/fake-portal.ts'
import { openDesk, priya, rohan } from '../../../testing/open-desk.tsx'
import type { ListedProposal } from './listed-proposal.ts'

const proposal: ListedProposal = {
  id: '8a6e0804-2bd0-4672-b79d-d97027f90701',
  kind: 'refund',
  state: 'waiting',
  rupees: 18_750,
  ends_application: true,
  reason: 'Withdrew before we began',
  customer_reason: 'You withdrew the application.',
  customer_reason_hi: 'आपने आवेदन वापस लिया।',
  proposed_by: { id: priya.id, name: 'Priya Nair' },
  proposed_at: '2026-11-20T05:00:00.000Z',
  decided_by: null,
  comment: '',
  takes_effect_at: null,
  problem: null,
  application: {
    id: '8a6e0804-2bd0-4672-b79d-d97027f9071a',
    track_id: 'TCR-8F3KQ7M2XD',
    service: 'Training Centre (TC) Registration',
    customer: 'Asha Kulkarni',
  },
  basis: {
    paid_rupees: 25000,
    refunded_rupees: 0,
    kept_rupees: 6250,
    stages: [
      { title: 'Papers', is_done: true, is_payment: false },
      { title: 'Form', is_done: false, is_payment: false },
    ],
    used_minutes: 200,
    policy: { kept_percent: 25, back_rupees: 18750 },
    orders: [{ order_id: 'SND_1', rupees: 18_750 }],
    price: null,
  },
  refusal: null,
}
const done = { success: true, message: 'Recorded.' } as const

function serve(...data: ListedProposal[]) {
  answer(listMoneyProposals, { success: true, data, total: data.length })
  answer(listPaymentsToCheck, {
    success: true,
    reviews: [],
    refunds: [],
    parked_notifications: 0,
    e_invoices: [],
    cancellations: [],
  })
  answer(listParkedNotices, { success: true, data: [] })
}

it('[DK-80] beside the proposal stands what was paid and done, what is kept, the policy and what the customer reads', async () => {
  serve(proposal)
  openDesk('/money?tab=approve', { staff: rohan })
  const item = (await screen.findByText('Refund of ₹18,750')).closest<HTMLElement>('[role="row"]')
  if (!item) throw new Error('It stands in the list')
  for (const words of ['₹25,000', '₹6,250', '1 of 2 stages, 3 h 20 min', 'You withdrew the application.']) {
    expect(within(item).getByText(words)).not.toBeNull()
  }
  expect(within(item).getByText('keeps 25 % by now: ₹18,750 go back · within it')).not.toBeNull()
})

it.each([
  ['more than the scale', 18_751, true, ' · the proposal is more'],
  ['less than the scale', 18_749, true, ' · the proposal is less'],
  ['a part, and the application goes on', 18_749, false, ''],
  ['more than the scale, and the application goes on', 18_751, false, ' · the proposal is more'],
])(
  '[DK-80] beside a refund of %s stands how it compares with the policy',
  async (_what, rupees, ends, said) => {
    const kept_rupees = proposal.basis.paid_rupees - rupees
    serve({ ...proposal, rupees, ends_application: ends, basis: { ...proposal.basis, kept_rupees } })
    openDesk('/money?tab=approve', { staff: rohan })
    await screen.findByText(`keeps 25 % by now: ₹18,750 go back${said}`)
  },
)

it('[DK-81] a proposal that fell below the scale after its approval says so', async () => {
  serve({ ...proposal, problem: 'refund_below_scale' })
  openDesk('/money?tab=approve', { staff: rohan })
  await screen.findByText(/it ends the application with less than the customer was promised/)
})

it('[DK-79] A approves and Z takes it back before it is sent, by keys alone', async () => {
  serve(proposal)
  const takes_effect_at = '2026-11-20T05:10:20.000Z'
  const approved = answer(approveRefund, { ...done, data: { takes_effect_at } })
  const { user } = openDesk('/money?tab=approve', { staff: rohan })
  await screen.findByText('Refund of ₹18,750')
  serve({ ...proposal, state: 'approved', decided_by: rohan, takes_effect_at })
  await user.keyboard('a')
  await screen.findByText(/Approved by Rohan Deshpande/)
  expect(approved.bodies).toHaveLength(1)
  const takenBack = answer(takeBackRefundApproval, done)
  await user.keyboard('z')
  await screen.findByText('The approval is taken back')
  expect(takenBack.bodies).toHaveLength(1)
})

it('[DK-112] J takes the focus along, and A means the proposal that has it, whether by J or by Tab', async () => {
  const second = { ...proposal, id: '8a6e0804-2bd0-4672-b79d-d97027f90799', rupees: 500 }
  serve(proposal, second)
  const approved = answer(approveRefund, { ...done, data: { takes_effect_at: '2026-11-20T05:10:20.000Z' } })
  const { user } = openDesk('/money?tab=approve', { staff: rohan })
  const grid = await screen.findByRole('grid', { name: 'To approve' })
  const [first, other] = within(grid).getAllByRole('row')
  await user.keyboard('j')
  expect(document.activeElement).toBe(other)
  await user.keyboard('k')
  expect(document.activeElement).toBe(first)
  expect(
    within(grid)
      .getAllByRole('row')
      .map(({ tabIndex }) => tabIndex),
  ).toEqual([0, -1])
  within(other as HTMLElement)
    .getByRole('button', { name: /^Decline/ })
    .focus()
  await user.keyboard('a')
  await waitFor(() => expect(approved.urls).toHaveLength(1))
  expect(approved.urls[0]).toContain(second.id)
})

it('[DK-112] where what had the focus goes away, what takes its place has it', async () => {
  const second = { ...proposal, id: '8a6e0804-2bd0-4672-b79d-d97027f90799', rupees: 500 }
  serve(proposal, second)
  const { user, store } = openDesk('/money?tab=approve', { staff: rohan })
  await screen.findByText('Refund of ₹18,750')
  await user.keyboard('k')
  serve(second)
  store.dispatch(api.util.invalidateTags(['Money']))
  await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(1))
  expect(document.activeElement).toBe(screen.getByRole('row'))
})

it('a proposal is not declined without a reason', async () => {
  serve(proposal)
  const declined = answer(declineRefund, done)
  const { user } = openDesk('/money?tab=approve', { staff: rohan })
  await screen.findByText('Refund of ₹18,750')
  await user.keyboard('d')
  const dialog = await screen.findByRole('dialog')
  await user.click(within(dialog).getByRole('button', { name: 'Decline the proposal' }))
  await within(dialog).findByText('Please fill this in.')
  expect(declined.bodies).toEqual([])
  await user.type(within(dialog).getByLabelText('Why not'), 'The work was done')
  serve()
  await user.click(within(dialog).getByRole('button', { name: 'Decline the proposal' }))
  await waitFor(() => expect(declined.bodies).toMatchObject([{ reason: 'The work was done' }]))
  await screen.findByText('No proposal waits for an approval.')
})

it('[DK-79] only the proposal that was to be declined is declined: where another member decided it first, nothing is sent', async () => {
  const second = { ...proposal, id: '8a6e0804-2bd0-4672-b79d-d97027f90799', rupees: 500 }
  serve(proposal, second)
  const declined = answer(declineRefund, done)
  const { user, store } = openDesk('/money?tab=approve', { staff: rohan })
  await screen.findByText('Refund of ₹18,750')
  await user.keyboard('d')
  const dialog = await screen.findByRole('dialog')
  within(dialog).getByText(/^Refund of ₹18,750 · TCR-8F3KQ7M2XD/)
  const reason = within(dialog).getByLabelText<HTMLTextAreaElement>('Why not')
  await user.type(reason, 'The work was done')
  serve(second)
  store.dispatch(api.util.invalidateTags(['Money']))
  await within(dialog).findByText(/^Meanwhile this proposal was decided or withdrawn/)
  expect(reason.value).toBe('The work was done')
  await user.click(within(dialog).getByRole('button', { name: 'Decline the proposal' }))
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  // A call of before would have come first.
  await user.keyboard('d')
  const other = await screen.findByRole('dialog')
  await user.type(within(other).getByLabelText('Why not'), 'Too much')
  await user.click(within(other).getByRole('button', { name: 'Decline the proposal' }))
  await waitFor(() => expect(declined.bodies).toMatchObject([{ reason: 'Too much' }]))
  expect(declined.urls[0]).toContain(second.id)
})

it('[DK-79] what one proposed oneself cannot be approved, and a refusal of the server is said', async () => {
  serve({ ...proposal, refusal: 'second_person_needed' })
  const approved = refuse(approveRefund, 'second_person_needed')
  const { user } = openDesk('/money?tab=approve', { staff: priya })
  await screen.findByText('You proposed it: somebody else has to approve it.')
  expect(screen.queryByRole('button', { name: /^Approve/ })).toBeNull()
  await user.keyboard('a')
  expect(approved.bodies).toEqual([])
})

it('[DK-82] a discount is approved beside what is unpaid, by the same key', async () => {
  const price = { unpaid_rupees: 12_712, discount_rupees: 500 }
  serve({
    ...proposal,
    kind: 'discount',
    rupees: 1271,
    basis: { ...proposal.basis, price },
    problem: 'order_live',
  })
  const approved = answer(approveDiscount, { ...done, data: { takes_effect_at: '2026-11-20T05:10:20.000Z' } })
  const { user } = openDesk('/money?tab=approve', { staff: priya })
  const item = (await screen.findByText('Discount of ₹1,271')).closest<HTMLElement>('[role="row"]')
  if (!item) throw new Error('It stands in the list')
  expect(within(item).getByText('₹11,441 (10 % less)')).not.toBeNull()
  expect(within(item).getByText('₹500')).not.toBeNull()
  expect(within(item).getByText(/could not be carried out: a payment was under way/)).not.toBeNull()
  await user.keyboard('a')
  await screen.findByText('Approved')
  expect(approved.bodies).toHaveLength(1)
})
