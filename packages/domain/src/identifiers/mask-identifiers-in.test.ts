import { expect, it } from 'vitest'
import { maskAadhaarIn, maskIdentifiersIn, maskIdentifiersInJson } from './mask-identifiers-in.ts'

it('masks identity numbers wherever they stand in a text', () => {
  const text = 'PAN ABCPX1234K, "abcpx1234k"; Aadhaar 234123412346 or 2341 2341 2346 or 2341-2341-2346.'
  expect(maskIdentifiersIn(text)).toBe(
    'PAN ABCPX••••K, "ABCPX••••K"; Aadhaar XXXX XXXX 2346 or XXXX XXXX 2346 or XXXX XXXX 2346.',
  )
})

it('leaves other numbers and words alone', () => {
  const text = '234123412347 1234567890123 27AAPFU0939F1ZV 9876543210 ABCQX1234K TCR-8F3KQ7M2XD'
  expect(maskIdentifiersIn(text)).toBe(text)
})

it.each([
  '2341.2341.2346',
  '2341 . 2341 . 2346',
  '2341–2341–2346',
  '2341/2341/2346',
  '2341_2341_2346',
  '2341\u00a02341\u00a02346',
  '2341, 2341, 2346',
  '२३४१ २३४१ २३४६',
  '२३४१२३४१२३४६',
  '２３４１２３４１２３４６',
])('an Aadhaar number is masked as %s too', (written) => {
  expect(maskAadhaarIn(`आधार${written}; my Aadhaar:${written}.`)).toBe(
    'आधारXXXX XXXX 2346; my Aadhaar:XXXX XXXX 2346.',
  )
})

it('references of banks, hashes and ids are no Aadhaar numbers, unless the text says so', () => {
  const text =
    'UTR 234123412346, UPI Ref No. 234123412346, ab234123412346cd, 8a3c1e5e-6f0a-4c63-9a3e-234123412346'
  expect(maskAadhaarIn(text)).toBe(text)
  expect(maskAadhaarIn('ref: Aadhaar 234123412346')).toBe('ref: Aadhaar XXXX XXXX 2346')
})

it.each([
  'For reference my UID is 2341 2341 2346',
  'For reference my number is 234123412346',
  'upi id proof - 234123412346',
  'txn failed, my uid no 2341 2341 2346',
  'UIDAI ref no 234123412346',
  'यूआईडी ref: 234123412346',
  'UTR 2341 2341 2346',
])('a word of banks exempts only the unbroken digits right after it: %s', (text) => {
  expect(maskAadhaarIn(text)).toBe(text.replace(/2341 ?2341 ?2346/, 'XXXX XXXX 2346'))
})

it.each([
  'UTR: 234123412346',
  'RRN no. 234123412346',
  'txn id #234123412346',
  'UPI transaction number: 234123412346',
])('the reference of a bank transfer stays: %s', (text) => {
  expect(maskAadhaarIn(text)).toBe(text)
})

it('in a JSON value texts, numbers and names are masked, and it stays a value', () => {
  const value = {
    234123412346: 'name',
    number: 234123412346,
    list: ['2341.2341.2346', { deep: 'ABCPX1234K' }],
    other: [12, 1.5, null, true, 1234567890123],
  }
  expect(JSON.parse(JSON.stringify(maskIdentifiersInJson(value)))).toEqual({
    'XXXX XXXX 2346': 'name',
    number: 'XXXX XXXX 2346',
    list: ['XXXX XXXX 2346', { deep: 'ABCPX••••K' }],
    other: [12, 1.5, null, true, 1234567890123],
  })
})
