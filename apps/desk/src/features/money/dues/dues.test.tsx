import { type DueStage, listDueStages, sendPaymentLink } from '@sanad/contracts/staff'
import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { answer, refuse } from '../../../testing/fake-portal.ts'
import { openDesk, priya } from '../../../testing/open-desk.tsx'

const clerk = { ...priya, roles: ['clerk' as const], permissions: ['self' as const, 'payment.link' as const] }
const due: DueStage = {
  application: {
    id: '8a6e0804-2bd0-4672-b79d-d97027f9071a',
    track_id: 'TPR-8F3KQ7M2XD',
    service: 'Training Provider Registration',
    customer: 'Asha Kulkarni',
  },
  stage: 'Second fee',
  amount_rupees: 15000,
  due_since: '2026-11-15T05:00:00.000Z',
  days: 5,
  told_at: '2026-11-18T02:35:00.000Z',
  next_reminder_at: '2026-11-22T02:30:00.000Z',
  pay_url: 'https://sanad.example.in/user/go/a/8r5m2',
}
const other: DueStage = {
  ...due,
  application: { ...due.application, id: '8a6e0804-2bd0-4672-b79d-d97027f9071b', track_id: 'TPR-AAAAAAAAAA' },
  days: 20,
  told_at: null,
  next_reminder_at: null,
}
const serve = (...data: DueStage[]) => answer(listDueStages, { success: true, data, next_cursor: null })
const sent = (channels: ('sms' | 'email')[]) =>
  answer(sendPaymentLink, { success: true, message: 'Recorded.', data: { channels } })

it('[DK-83] a clerk sees what is due, since when, and who is told when; somebody asks after the last', async () => {
  serve(other, due)
  openDesk('/money', { staff: clerk })
  const first = (await screen.findByText('TPR-AAAAAAAAAA')).closest<HTMLElement>('[role="row"]')
  const second = screen.getByText('TPR-8F3KQ7M2XD').closest<HTMLElement>('[role="row"]')
  if (!first || !second) throw new Error('Both stand in the list')
  for (const words of ['due for 20 days', 'not yet', 'none: somebody asks']) {
    expect(within(first).getByText(words)).not.toBeNull()
  }
  expect(within(second).getByText('₹15,000 · Second fee')).not.toBeNull()
  expect(within(second).getByText(/22 Nov/)).not.toBeNull()
})

it('[DK-83] M sends the link again and says by what, Q shows it as a QR code, by keys alone', async () => {
  serve(other, due)
  const { bodies } = sent(['sms', 'email'])
  const { user } = openDesk('/money', { staff: clerk })
  await screen.findByText('TPR-AAAAAAAAAA')
  await user.keyboard('j')
  await user.keyboard('m')
  await screen.findByText('Sent by SMS, e-mail, and shown in the portal')
  expect(bodies).toHaveLength(1)
  await user.keyboard('q')
  const dialog = await screen.findByRole('dialog', { name: 'Pay ₹15,000' })
  expect(within(dialog).getByRole('img', { name: 'QR code of the link to pay' })).not.toBeNull()
  expect(within(dialog).getByText(/TPR-8F3KQ7M2XD/)).not.toBeNull()
})

it('[DK-83] a stage that was paid meanwhile says so, in Hindi as well', async () => {
  serve(due)
  refuse(sendPaymentLink, 'payment_not_due')
  const { user } = openDesk('/money', { staff: clerk, language: 'hi' })
  await screen.findByText('TPR-8F3KQ7M2XD')
  await user.keyboard('m')
  await screen.findByText('इस सेवा का कोई भुगतान बाकी नहीं है।')
})
