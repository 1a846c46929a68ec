import { messagesIn } from '@sanad/texts/browser'
import { paymentSituationMessages } from '@sanad/texts/web/payment-situation'
import { expect, it } from 'vitest'
import { findBankReason } from './bank-reason.ts'

it.each([
  ['Transaction declined by the bank', 'बैंक ने भुगतान स्वीकार नहीं किया।'],
  ['Insufficient funds in the account', 'खाते में पर्याप्त राशि नहीं है।'],
  ['Transaction amount exceeds limit', 'भुगतान आपकी सीमा से अधिक है।'],
  ['Incorrect UPI PIN', 'PIN या OTP सही नहीं था।'],
  ['ZX-77', undefined],
])('of %s in Hindi it says %s', (reason, said) => {
  expect(findBankReason(reason, messagesIn(paymentSituationMessages, 'hi'))).toBe(said)
})
