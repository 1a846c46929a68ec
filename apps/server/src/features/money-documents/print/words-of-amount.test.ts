import { amountInWords, fromRupees, type MoneyDocument, money, parseMoney } from '@sanad/domain'
import { textsIn } from '@sanad/texts/node'
import { amountInWordsMessages } from '@sanad/texts/server/amount-in-words'
import rules from 'cldr-rbnf/rbnf/hi.json' with { type: 'json' }
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { issuedVoucher } from '../../../testing/factories/issued-voucher.ts'
import { wordsOfAmount } from './words-of-amount.ts'

const of = (total: string, language: 'en' | 'hi') => {
  const { totals } = issuedVoucher
  const document: MoneyDocument = {
    ...issuedVoucher,
    totals: { ...totals, total },
    amountInWords: amountInWords(parseMoney(total)),
  }
  return wordsOfAmount(document, language)
}

it.each([
  ['0', 'शून्य रुपये मात्र'],
  ['10421', 'दस हज़ार चार सौ इक्कीस रुपये मात्र'],
  ['100000', 'एक लाख रुपये मात्र'],
  ['12345678', 'एक करोड़ तेईस लाख पैंतालीस हज़ार छह सौ अठहत्तर रुपये मात्र'],
  ['1000000000000', 'एक लाख करोड़ रुपये मात्र'],
  ['12711.86', 'बारह हज़ार सात सौ ग्यारह रुपये और छियासी पैसे मात्र'],
])('%s is said in Hindi as in the Indian system: %s', (total, words) => {
  expect(of(total, 'hi')).toBe(words)
})

it('Hindi names the numbers as Unicode publishes them', () => {
  const published = rules.rbnf.rbnf.SpelloutRules['%spellout-cardinal'].flatMap(([from = '', word = '']) =>
    /^\d{1,2}$/.test(from) ? [word.replace(';', '')] : [],
  )
  expect(published).toHaveLength(100)
  expect(textsIn(amountInWordsMessages, 'hi').numbers.split(' ')).toEqual(published)
})

it('the source language has one word for each number, those of issue', () => {
  const texts = textsIn(amountInWordsMessages, 'en')
  const numbers = texts.numbers.split(' ')
  expect(numbers.map((rupees) => texts.rupees({ rupees }))).toEqual(
    numbers.map((_, value) => amountInWords(fromRupees(value))),
  )
  expect(numbers).toHaveLength(100)
})

/** Reads words as a person does: what stands before a size counts so many of it. */
function readWords(text: string): number {
  const { numbers, hundred, thousand, lakh, crore } = textsIn(amountInWordsMessages, 'hi')
  const sizes = new Map([
    [hundred, 100],
    [thousand, 1e3],
    [lakh, 1e5],
    [crore, 1e7],
  ])
  return text.split(' ').reduce((total, word) => {
    const size = sizes.get(word)
    if (size === undefined) return total + numbers.split(' ').indexOf(word)
    const before = total % size
    return total + before * size - before
  }, 0)
}

it('its words are read back as the same amount', () => {
  const rupees = fc.integer({ min: 0, max: 99_99_99_999 })
  const paise = fc.integer({ min: 0, max: 99 })
  fc.assert(
    fc.property(rupees, paise, (whole, part) => {
      const exact = money(fromRupees(whole) + BigInt(part) * 100n)
      const text = of(String(Number(exact) / 10_000), 'hi')
      const [, left = '', right = 'शून्य'] = /^(.+?) रुपये(?: और (.+) पैसे)? मात्र$/.exec(text) ?? []
      expect([readWords(left), readWords(right)]).toEqual([whole, part])
    }),
  )
})
