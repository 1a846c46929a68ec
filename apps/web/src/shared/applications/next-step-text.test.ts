import { expect, it } from 'vitest'
import { applicationMessages } from './application-messages.ts'
import { displayTrackingId } from './display-tracking-id.ts'
import { nextStepText } from './next-step-text.ts'

const text = (next: Parameters<typeof nextStepText>[0]['next_step']['next'], title: string | null = null) =>
  nextStepText(
    { next_step: { turn: 'you', next, stage_id: null }, next_stage_title: title, pending_items: 3 },
    applicationMessages.en,
  )

it('says the one thing to do, or what is waited for', () => {
  expect(text('pay')).toBe('Pay the fee to begin')
  expect(text('pay_stage', 'Filing')).toBe('Pay for “Filing”')
  expect(text('provide_information')).toBe('Provide 3 documents and details')
  expect(text('wait_for_department', 'Inspection')).toBe('With the department: Inspection')
  expect(text('confirm_payment')).toBe('We are confirming your payment')
})

it('shows a tracking id without its hyphen', () => {
  expect(displayTrackingId('TCR-8F3KQ7M2XD')).toBe('#TCR8F3KQ7M2XD')
})
