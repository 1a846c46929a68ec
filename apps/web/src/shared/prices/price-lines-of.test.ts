import { messagesIn } from '@sanad/texts/browser'
import { priceMessages } from '@sanad/texts/web/shared/price'
import { expect, it } from 'vitest'
import { makeQuote } from '../../testing/make-service-application.ts'
import { priceLinesOf } from './price-lines-of.ts'

const lines = (...quote: Parameters<typeof priceLinesOf>[0][]) =>
  quote.flatMap((one) =>
    priceLinesOf(one, messagesIn(priceMessages, 'en')).map(({ label, amount }) => [label, amount]),
  )

it('[SD-06] shows fee and tax, and discount and subtotal only where there is a discount', () => {
  expect(lines(makeQuote(12712))).toEqual([
    ['Application Fee', '₹12,712'],
    ['IGST 18.0%', '₹2,288'],
  ])
  expect(lines(makeQuote(12000, 712))).toEqual([
    ['Application Fee', '₹12,712'],
    ['Discount', '−₹712'],
    ['Subtotal', '₹12,000'],
    ['IGST 18.0%', '₹2,160'],
  ])
})

it('[PR-03] shows CGST and SGST for the home state', () => {
  const taxes = [
    { kind: 'CGST' as const, percent: 9, amount: 1144 },
    { kind: 'SGST' as const, percent: 9, amount: 1144 },
  ]
  expect(lines({ ...makeQuote(12712), taxes })).toEqual([
    ['Application Fee', '₹12,712'],
    ['CGST 9%', '₹1,144'],
    ['SGST 9%', '₹1,144'],
  ])
})
