import { expect, it } from 'vitest'
import { bankReasonIn } from './bank-reason.ts'

it.each([
  ['Transaction declined by the bank', 'बैंक ने भुगतान स्वीकार नहीं किया।'],
  ['Insufficient funds in the account', 'खाते में पर्याप्त राशि नहीं है।'],
  ['Transaction amount exceeds limit', 'भुगतान आपकी सीमा से अधिक है।'],
  ['Incorrect UPI PIN', 'PIN या OTP सही नहीं था।'],
  ['ZX-77', 'ZX-77'],
])('of %s it says in Hindi %s, and in English the same', (reason, said) => {
  expect(bankReasonIn('hi', reason)).toBe(said)
  expect(bankReasonIn('en', reason)).toBe(reason)
})
