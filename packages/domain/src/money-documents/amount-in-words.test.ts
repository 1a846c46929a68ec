import fc from 'fast-check'
import { expect, it } from 'vitest'
import { fromRupees, money, parseMoney } from '../pricing/money.ts'
import { amountInWords } from './amount-in-words.ts'

it.each([
  ['0', 'Rupees Zero Only'],
  ['1', 'Rupees One Only'],
  ['15000', 'Rupees Fifteen Thousand Only'],
  ['10421', 'Rupees Ten Thousand Four Hundred Twenty-One Only'],
  ['100000', 'Rupees One Lakh Only'],
  ['12345678', 'Rupees One Crore Twenty-Three Lakh Forty-Five Thousand Six Hundred Seventy-Eight Only'],
  ['1000000000000', 'Rupees One Lakh Crore Only'],
  ['12711.86', 'Rupees Twelve Thousand Seven Hundred Eleven and Eighty-Six Paise Only'],
  ['0.5', 'Rupees Zero and Fifty Paise Only'],
  ['99.995', 'Rupees One Hundred Only'],
])('%s is said in lakh and crore: %s', (amount, text) => {
  expect(amountInWords(parseMoney(amount))).toBe(text)
})

it('a negative amount has no words', () => {
  expect(() => amountInWords(money(-1n))).toThrow(RangeError)
})

const numbers =
  'Zero One Two Three Four Five Six Seven Eight Nine Ten Eleven Twelve Thirteen Fourteen Fifteen'
    .concat(' Sixteen Seventeen Eighteen Nineteen Twenty')
    .split(' ')
const tens = ['Twenty', 'Thirty', 'Forty', 'Fifty', 'Sixty', 'Seventy', 'Eighty', 'Ninety']
const sizes: Record<string, number> = { Hundred: 100, Thousand: 1e3, Lakh: 1e5, Crore: 1e7 }

/** Reads words as a person does: what stands before a size counts so many of it. */
function readWords(text: string): number {
  let total = 0
  for (const word of text.split(/[ -]/)) {
    const size = sizes[word]
    if (size === undefined) {
      total += tens.includes(word) ? (tens.indexOf(word) + 2) * 10 : numbers.indexOf(word)
    } else {
      const before = total % size
      total += before * size - before
    }
  }
  return total
}

it('its words are read back as the same amount', () => {
  const rupees = fc.integer({ min: 0, max: 99_99_99_999 })
  const paise = fc.integer({ min: 0, max: 99 })
  fc.assert(
    fc.property(rupees, paise, (whole, part) => {
      const text = amountInWords(money(fromRupees(whole) + BigInt(part) * 100n))
      const [, left, right = 'Zero'] = /^Rupees (.+?)(?: and (.+) Paise)? Only$/.exec(text) ?? []
      expect(readWords(left ?? '')).toBe(whole)
      expect(readWords(right)).toBe(part)
    }),
  )
})
