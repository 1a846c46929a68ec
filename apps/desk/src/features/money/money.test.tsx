import {
  completeRefund,
  listMoneyProposals,
  listParkedNotices,
  listPaymentsToCheck,
  resolveReview,
  retryEInvoice,
} from '@sanad/contracts/staff'
import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { answer, breakOff } from '../../testing/fake-portal.ts'
import { openDesk, rohan } from '../../testing/open-desk.tsx'

const application = {
  id: '8a6e0804-2bd0-4672-b79d-d97027f9071a',
  track_id: 'TCR-8F3KQ7M2XD',
  customer_id: '8a6e0804-2bd0-4672-b79d-d97027f9071b',
  is_deleted: false,
}
const done = { success: true, message: 'Recorded.' } as const

function serveMoney() {
  answer(listMoneyProposals, { success: true, data: [], total: 0 })
  answer(listPaymentsToCheck, {
    success: true,
    reviews: [
      {
        order_id: 'SND_1',
        state: 'review',
        application,
        expected: { amount: 15000, currency: 'INR' },
        attempts: [{ payment_id: 'p1', status: 'succeeded', amount: 180, currency: 'USD' }],
        since: '2026-11-20T05:00:00.000Z',
      },
    ],
    refunds: [
      {
        id: '8a6e0804-2bd0-4672-b79d-d97027f9071c',
        order_id: 'SND_2',
        amount_rupees: 8000,
        status: 'failed',
        origin: 'staff',
        reason: 'Customer withdrew',
        attempt: 3,
        failure: 'Account closed',
        bank_reference: null,
        requested_at: '2026-11-20T05:00:00.000Z',
        completed_at: null,
        allowed_acts: ['retry_refund', 'complete_refund'],
        application,
      },
    ],
    parked_notifications: 1,
    e_invoices: [
      {
        id: '8a6e0804-2bd0-4672-b79d-d97027f9071d',
        number: 'INV/26-27/000007',
        application,
        refusals: [{ code: 'buyer_pin', message: '' }],
        failure: 'buyer_pin',
        since: '2026-11-20T05:00:00.000Z',
      },
      {
        id: '8a6e0804-2bd0-4672-b79d-d97027f9071e',
        number: 'INV/26-27/000008',
        application,
        refusals: [{ code: '2172', message: 'IGST is not applicable' }],
        failure: 'refused_2172',
        since: '2026-11-20T06:00:00.000Z',
      },
    ],
    cancellations: [
      {
        id: '8a6e0804-2bd0-4672-b79d-d97027f9071f',
        number: 'INV/26-27/000009',
        application,
        state: 'refused',
        refusals: [{ code: '2270', message: 'The allowed cancellation time limit is crossed' }],
        failure: 'refused_2270',
        since: '2026-11-20T07:00:00.000Z',
      },
    ],
  })
  answer(listParkedNotices, {
    success: true,
    data: [
      {
        id: 4,
        provider: 'razorpay',
        type: 'payment.captured',
        order_id: 'SND_9',
        received_at: '2026-11-20T05:00:00.000Z',
      },
    ],
  })
}

it('[DK-84] what was expected stands beside what came in, why a refund failed, and each parked notice', async () => {
  serveMoney()
  openDesk('/money?tab=check', { staff: rohan })
  await screen.findByText('USD 180')
  expect(screen.getByText('₹15,000')).not.toBeNull()
  expect(screen.getByText(/Account closed · Customer withdrew/)).not.toBeNull()
  await screen.findByText(/razorpay · payment.captured · Order SND_9/)
})

it('[DK-84] a review is not closed without a reason, and a transfer not recorded without the bank’s reference', async () => {
  serveMoney()
  const { user } = openDesk('/money?tab=check', { staff: rohan })
  await user.click(await screen.findByRole('button', { name: /^Send everything back…/ }))
  // Not at the cross, where the first blank would close it.
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Why')))
  await user.click(await screen.findByRole('button', { name: 'Record' }))
  await screen.findByText('Please say why.')
  const resolved = answer(resolveReview, done)
  await user.type(screen.getByLabelText('Why'), 'Paid in dollars')
  await user.click(screen.getByRole('button', { name: 'Record' }))
  await waitFor(() =>
    expect(resolved.bodies[0]).toMatchObject({ resolution: 'refund', comment: 'Paid in dollars' }),
  )
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await user.click(screen.getByRole('button', { name: /^Paid by bank transfer…/ }))
  await user.click(await screen.findByRole('button', { name: 'Record' }))
  await screen.findByText("Please give the bank's reference.")
  const completed = answer(completeRefund, done)
  await user.type(screen.getByLabelText('Bank reference (UTR)'), 'UTR 123')
  await user.click(screen.getByRole('button', { name: 'Record' }))
  await waitFor(() => expect(completed.bodies[0]).toMatchObject({ bank_reference: 'UTR 123' }))
})

it('an invoice that was refused says why, and is registered again with the PIN code that was missing', async () => {
  serveMoney()
  const { user } = openDesk('/money?tab=check', { staff: rohan })
  await screen.findByText('INV/26-27/000007')
  expect(screen.getByText(/The buyer’s address has no PIN code/)).not.toBeNull()
  expect(screen.getByText(/2172: IGST is not applicable/)).not.toBeNull()
  const [first] = screen.getAllByRole('button', { name: /^Register again…/ })
  if (!first) throw new Error('Nothing can be registered again')
  await user.click(first)
  const pin = await screen.findByLabelText('PIN code of the buyer, if the address has none')
  await user.type(pin, '01100')
  await user.click(screen.getByRole('button', { name: 'Record' }))
  await screen.findByText('A PIN code has six digits and does not start with 0.')
  const registered = answer(retryEInvoice, done)
  await user.clear(pin)
  await user.type(pin, '110001')
  await user.click(screen.getByRole('button', { name: 'Record' }))
  await waitFor(() => expect(registered.bodies[0]).toMatchObject({ buyer_pin: 110_001 }))
})

it('a cancellation that the portal refused is told in its words', async () => {
  serveMoney()
  openDesk('/money?tab=check', { staff: rohan })
  await screen.findByText('INV/26-27/000009')
  expect(screen.getByText('refused by the portal')).not.toBeNull()
  expect(screen.getByText(/2270: The allowed cancellation time limit is crossed/)).not.toBeNull()
})

it('payments that cannot be read offer to try again, in Hindi as well', async () => {
  serveMoney()
  breakOff(listPaymentsToCheck)
  openDesk('/money?tab=check', { staff: rohan, language: 'hi' })
  await screen.findByRole('alert')
})
