import { messagesIn } from '@sanad/texts/browser'
import { paymentMessages } from '@sanad/texts/web/payment'
import { expect, it } from 'vitest'
import { outcomeMessage } from './outcome-message.ts'
import type { PaymentOutcome } from './run-payment.ts'

const say = (outcome: PaymentOutcome) =>
  outcomeMessage(outcome, messagesIn(paymentMessages, 'en'), (error, fallback) =>
    error instanceof Error ? error.message : fallback,
  )
const settled = (status: 'paid' | 'pending' | 'failed' | 'cancelled', wasCancelled = true) =>
  say({ kind: 'settled', status, wasCancelled })

it('[PY-07] tells a cancelled payment as information and every other failure as an error', () => {
  expect(settled('cancelled')).toEqual({ kind: 'info', text: 'Payment cancelled.' })
  expect(settled('cancelled', false)).toEqual({
    kind: 'error',
    text: 'Payment cancelled or failed. Please try again.',
  })
  expect(settled('failed')).toEqual({ kind: 'error', text: 'Payment failed. Please try again.' })
})

it('tells success, and nothing while the bank has not answered', () => {
  expect(settled('paid')).toEqual({ kind: 'success', text: 'Payment completed successfully!' })
  expect(settled('pending')).toBeUndefined()
})

it("[PY-09] has the specification's words where the server has none", () => {
  const text = (outcome: PaymentOutcome) => say(outcome)?.text
  expect(text({ kind: 'amount_invalid' })).toBe('Invalid payment amount. Please contact support.')
  expect(text({ kind: 'session_missing' })).toBe('Payment session ID not received.')
  expect(text({ kind: 'unverified', error: undefined })).toBe('Payment verification failed.')
  expect(text({ kind: 'not_created', error: undefined })).toBe(
    'Something went wrong while initiating the payment.',
  )
  expect(text({ kind: 'not_created', error: new Error('Nothing is due for this service.') })).toBe(
    'Nothing is due for this service.',
  )
})
