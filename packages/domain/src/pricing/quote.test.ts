import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { NetPrice, Pricing } from '../catalogue/service-definition.ts'
import { moneyDocumentLines } from '../money-documents/money-document-lines.ts'
import { feePricing, regularTimeline, stagedTimeline } from '../testing/service-factory.ts'
import { money, moneyToText, PAISA, parseMoney, roundHalfUp, sumMoney } from './money.ts'
import { isQuotedAmount, listStagePrices, type Quote, type QuoteRequest, quotePrice } from './quote.ts'
import { choosePrimary, NO_SELECTION } from './selection.ts'
import { priceWithTax } from './tax.ts'

function request(pricing: Pricing, changes: Partial<QuoteRequest> = {}): QuoteRequest {
  return {
    service: { pricing, timeline: regularTimeline },
    quantity: 1,
    selection: NO_SELECTION,
    stateId: 21,
    homeStateId: 21,
    unusedDiscount: '0',
    settled: [],
    scope: 'full',
    ...changes,
  }
}

function staged(fees: NetPrice[], changes: Partial<QuoteRequest> = {}): QuoteRequest {
  return request(
    { mode: 'stages' },
    { service: { pricing: { mode: 'stages' }, timeline: stagedTimeline(...fees) }, ...changes },
  )
}

function quoted(req: QuoteRequest): Quote {
  const outcome = quotePrice(req)
  if (!outcome.ok) throw new Error(outcome.reason)
  return outcome.quote
}

const prices = fc.bigInt({ min: 0n, max: 10n ** 11n }).map((units): NetPrice => moneyToText(money(units)))
const threeFees = fc.tuple(prices, prices, prices)
const states = fc.option(fc.integer({ min: 1, max: 36 }), { nil: null })

describe('quote', () => {
  it.each([
    ['tot-toa', '8474.576', 1, 10000],
    ['tc-registration', '12711.8644', 1, 15000],
    ['ssc-affiliation', '29661.01', 1, 35000],
    ['tc-registration', '12711.8644', 3, 45000],
  ])('[PR-01] %s at %s costs with quantity %i exactly %i with tax', (_slug, fee, quantity, total) => {
    expect(quoted(request(feePricing(fee, fee), { quantity })).total).toBe(total)
  })

  it('[PR-01] subtracts the discount, floors at zero and rounds each figure half up', () => {
    const some = quoted(request(feePricing('12711.8644'), { unusedDiscount: '711.8644', stateId: 1 }))
    expect(some).toMatchObject({ fee: 12712, discount: 712, subtotal: 12000, tax: 2160, total: 14160 })
    const all = quoted(request(feePricing('100.5'), { unusedDiscount: '200' }))
    expect(all).toMatchObject({ fee: 101, discount: 101, subtotal: 0, tax: 0, total: 0 })
    expect(all.exact).toEqual({ fee: '100.5', discountUsed: '100.5', taxable: '0', discountLeft: '99.5' })
  })

  it('[PR-02] takes fee and surcharge, open stages or the chosen option as base', () => {
    expect(quoted(request(feePricing('1000', '250.5'), { quantity: 3 })).fee).toBe(1501)
    expect(quoted(staged(['1000', '500', '250'], { settled: ['first-fee'] })).fee).toBe(750)
    const label = { en: 'Basic', hi: 'Basic' }
    const choice: Pricing = {
      mode: 'choice',
      form: {
        title: { primaryTitle: label },
        options: [{ id: 'basic', label, points: [], fee: '84.75', subOptions: [] }],
      },
    }
    expect(quoted(request(choice, { selection: choosePrimary('basic') })).total).toBe(100)
    expect(quotePrice(request(choice))).toEqual({ ok: false, reason: 'selection_incomplete' })
    expect(quotePrice(request(choice, { selection: choosePrimary('gold') }))).toEqual({
      ok: false,
      reason: 'selection_unknown',
    })
  })

  it('[PR-03] splits the tax into CGST and SGST at home, IGST elsewhere and where no state is known', () => {
    expect(quoted(request(feePricing('8474.576'))).taxes).toEqual([
      { kind: 'CGST', percent: 9, amount: 762.5 },
      { kind: 'SGST', percent: 9, amount: 762.5 },
    ])
    for (const stateId of [22, null]) {
      expect(quoted(request(feePricing('8474.576'), { stateId })).taxes).toEqual([
        { kind: 'IGST', percent: 18, amount: 1525 },
      ])
    }
  })

  it('has lines that add up, in whole rupees', () => {
    fc.assert(
      fc.property(
        prices,
        prices,
        prices,
        fc.integer({ min: 1, max: 50 }),
        states,
        (fee, unit, off, n, state) => {
          const q = quoted(
            request(feePricing(fee, unit), { quantity: n, unusedDiscount: off, stateId: state }),
          )
          expect(q.fee - q.discount).toBe(q.subtotal)
          expect(q.taxes.reduce((sum, line) => sum + line.amount, 0)).toBe(q.tax)
          expect(q.subtotal + q.tax).toBe(q.total)
          expect(
            [q.fee, q.discount, q.subtotal, q.tax, q.total].every((x) => Number.isInteger(x) && x >= 0),
          ).toBe(true)
        },
      ),
    )
  })

  it('[PR-03] has equal halves of the tax at home, to 50 paise', () => {
    fc.assert(
      fc.property(prices, (fee) => {
        const q = quoted(request(feePricing(fee)))
        expect(q.taxes.map(({ amount }) => amount * 2)).toEqual([q.tax, q.tax])
      }),
    )
  })

  it('has a total that does not depend on the state', () => {
    fc.assert(
      fc.property(prices, prices, states, states, (fee, unusedDiscount, a, b) => {
        const total = (stateId: number | null) =>
          quoted(request(feePricing(fee), { unusedDiscount, stateId })).total
        return total(a) === total(b)
      }),
    )
  })

  it('uses an integer discount for exactly its amount while it lasts', () => {
    fc.assert(
      fc.property(prices, fc.integer({ min: 0, max: 10_000 }), (fee, discount) => {
        fc.pre(parseMoney(fee) >= parseMoney(`${discount}`))
        return quoted(request(feePricing(fee), { unusedDiscount: `${discount}` })).discount === discount
      }),
    )
  })

  it('[PR-04] uses the discount once in stage order: stages add up to the full price but for rounding', () => {
    fc.assert(
      fc.property(threeFees, prices, (fees, unusedDiscount) => {
        const full = quoted(staged(fees, { unusedDiscount }))
        const stages = listStagePrices(staged(fees, { unusedDiscount })).map(({ quote }) => quote)
        const used = stages.map(({ exact }) => parseMoney(exact.discountUsed))
        expect(sumMoney(used)).toBe(parseMoney(full.exact.discountUsed))
        const difference = stages.reduce((sum, { total }) => sum + total, 0) - full.total
        expect(Math.abs(difference)).toBeLessThanOrEqual(stages.length + 1)
      }),
    )
  })

  it('charges the same when stages are paid one after the other', () => {
    fc.assert(
      fc.property(threeFees, prices, (fees, unusedDiscount) => {
        const expected = listStagePrices(staged(fees, { unusedDiscount }))
        const settled: string[] = []
        let left = unusedDiscount
        for (const { stageId, quote } of expected) {
          const next = quoted(staged(fees, { unusedDiscount: left, settled, scope: { stageId } }))
          expect(next).toEqual(quote)
          left = next.exact.discountLeft
          settled.push(...next.items)
        }
        expect(quotePrice(staged(fees, { settled }))).toEqual({ ok: false, reason: 'already_settled' })
      }),
    )
  })

  it('[PY-10] a full payment covers every payment stage not completed', () => {
    expect(quoted(staged(['1000', '500', '250'])).items).toEqual(['first-fee', 'second-fee', 'third-fee'])
    expect(quoted(staged(['1000', '500', '250'], { settled: ['first-fee'] })).items).toEqual([
      'second-fee',
      'third-fee',
    ])
    expect(quoted(request(feePricing('1'))).items).toEqual(['service'])
  })

  it('refuses what cannot be bought', () => {
    const refusal = (req: QuoteRequest) => {
      const outcome = quotePrice(req)
      return outcome.ok ? outcome.quote : outcome.reason
    }
    for (const quantity of [0, -1, 1.5, 51, Number.NaN]) {
      expect(refusal(request(feePricing('1', '1'), { quantity }))).toBe('quantity_out_of_range')
    }
    expect(refusal(request(feePricing('1'), { quantity: 2 }))).toBe('quantity_out_of_range')
    expect(refusal(request(feePricing('1'), { settled: ['service'] }))).toBe('already_settled')
    expect(refusal(request(feePricing('1'), { scope: { stageId: 'first-fee' } }))).toBe('unknown_stage')
    expect(refusal(staged(['1'], { scope: { stageId: 'documents' } }))).toBe('unknown_stage')
    expect(refusal(staged(['1'], { settled: ['first-fee'], scope: { stageId: 'first-fee' } }))).toBe(
      'already_settled',
    )
  })

  it('only the exact total as a number matches, and never a total of zero', () => {
    const quote = quoted(request(feePricing('12711.8644')))
    expect(isQuotedAmount(quote, 15000)).toBe(true)
    for (const amount of [1, 0, -5, Number.NaN, '1e3', '15000', [15000], 15000.001, null, undefined]) {
      expect(isQuotedAmount(quote, amount)).toBe(false)
    }
    expect(isQuotedAmount(quoted(request(feePricing('0'))), 0)).toBe(false)
  })

  it('is plain JSON', () => {
    const quote = quoted(staged(['1000.5', '500'], { unusedDiscount: '10.25' }))
    expect(JSON.parse(JSON.stringify(quote))).toEqual(quote)
  })
})

describe('money document lines', () => {
  it('shows paise and the round-off that meets the charged total', () => {
    const lines = moneyDocumentLines(quoted(request(feePricing('8474.576'))))
    expect(lines).toEqual({
      fee: '8474.58',
      discount: '0',
      taxable: '8474.58',
      taxes: [
        { kind: 'CGST', percent: 9, amount: '762.71' },
        { kind: 'SGST', percent: 9, amount: '762.71' },
      ],
      roundOff: '0',
      total: '10000',
    })
  })

  it('always meets the charged total, and the round-off stays within one rupee and a few paise', () => {
    fc.assert(
      fc.property(prices, prices, states, (fee, unusedDiscount, stateId) => {
        const quote = quoted(request(feePricing(fee), { unusedDiscount, stateId }))
        const lines = moneyDocumentLines(quote)
        const parts = [lines.taxable, ...lines.taxes.map((tax) => tax.amount), lines.roundOff].map(parseMoney)
        expect(sumMoney(parts)).toBe(parseMoney(`${quote.total}`))
        expect(Math.abs(Number(lines.roundOff))).toBeLessThanOrEqual(1.02)
        expect(parts.every((part) => roundHalfUp(part, PAISA) === part)).toBe(true)
      }),
    )
  })
})

it.each([
  ['12711.8644', 15_000],
  ['8474.576', 10_000],
  ['42372.8814', 50_000],
])('a net price of %s in the catalogue costs ₹%d with tax', (net, gross) => {
  expect(priceWithTax(net)).toBe(gross)
})
