import { expect, it } from 'vitest'
import { applicationMessages } from './application-messages.ts'
import { displayTrackingId } from './display-tracking-id.ts'
import { nextStepText } from './next-step-text.ts'

type Progress = Parameters<typeof nextStepText>[0]

const text = (
  next: Progress['next_step']['next'],
  title: string | null = null,
  client_status: Progress['client_status'] = 'processing',
) =>
  nextStepText(
    {
      client_status,
      next_step: { turn: 'you', next, stage_id: null },
      next_stage_title: title,
      pending_items: 3,
    },
    applicationMessages.en,
  )

it('says the one thing to do, or what is waited for', () => {
  expect(text('pay')).toBe('Pay the fee to begin')
  expect(text('pay_stage', 'Filing')).toBe('Pay for “Filing”')
  expect(text('provide_information')).toBe('Provide 3 documents and details')
  expect(text('wait_for_department', 'Inspection')).toBe('With the department: Inspection')
  expect(text('check_payment')).toBe('We are looking into your payment')
  expect(text('confirm_payment')).toBe('We are confirming your payment')
})

it('an application whose money went back is closed, not done', () => {
  expect(text('none', null, 'completed')).toBe('Everything is done')
  expect(text('wait_for_refund', null, 'refund')).toBe('Your refund is on its way')
  expect(text('none', null, 'refund_completed')).toBe(
    'Your money was paid back and the application is closed',
  )
})

it('shows a tracking id without its hyphen', () => {
  expect(displayTrackingId('TCR-8F3KQ7M2XD')).toBe('#TCR8F3KQ7M2XD')
})
