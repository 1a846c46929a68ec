import { describe, expect, it } from 'vitest'
import { feePricing, service, stage, stagedService } from '../testing/service-factory.ts'
import { describeCharge } from './charge-description.ts'
import { moneyDocument, placeOfSupply } from './money-document.ts'

const HOME = 21
const igst = [{ kind: 'IGST' }] as const
const home = [{ kind: 'CGST' }, { kind: 'SGST' }] as const

describe('the place of supply', () => {
  it.each([
    [home, HOME, { name: 'Maharashtra', code: '27' }],
    [igst, 7, { name: 'Chhattisgarh', code: '22' }],
    [igst, null, null],
    // The state became known, or was changed, after the price was fixed.
    [igst, HOME, null],
    [home, 7, { name: 'Maharashtra', code: '27' }],
    [home, null, { name: 'Maharashtra', code: '27' }],
  ] as const)('of %j for state %s is %j', (taxes, stateId, expected) => {
    expect(placeOfSupply(taxes, { stateId, homeStateId: HOME })).toEqual(expected)
  })
})

describe('what a charge is for', () => {
  const nothing = { primary: null, sub: null, nested: null }
  it('names the paid stages', () => {
    const items = ['first-fee', 'second-fee']
    expect(describeCharge({ service: stagedService(), items, quantity: 1, selection: nothing }).en).toBe(
      'TC Registration · first-fee · second-fee',
    )
  })

  it('names the number of units', () => {
    expect(
      describeCharge({ service: service(), items: ['service'], quantity: 3, selection: nothing }).en,
    ).toBe('TC Registration · Number of Job Roles: 3')
  })

  it('names the choice', () => {
    const label = { en: 'Gold', hi: 'गोल्ड' }
    const options = [{ id: 'gold', label, points: [], fee: '100', subOptions: [] }]
    const pricing = { mode: 'choice', form: { title: { primaryTitle: label }, options } } as const
    const chosen = { ...nothing, primary: 'gold' }
    const charge = { service: service({ pricing }), items: ['service'], quantity: 1, selection: chosen }
    expect(describeCharge(charge)).toMatchObject({
      en: 'TC Registration · Gold',
      hi: expect.stringMatching(/ · गोल्ड$/),
    })
  })

  it('is the service alone where nothing more is to be said', () => {
    const plain = service({ pricing: feePricing('100'), timeline: [stage('information', 'documents')] })
    expect(describeCharge({ service: plain, items: ['service'], quantity: 1, selection: nothing }).en).toBe(
      'TC Registration',
    )
  })
})

it('a document carries its totals, also in words, and survives being kept as JSON', () => {
  const line = {
    ...{ description: 'TC Registration', sac: '998399', fee: '12711.86', discount: '0', taxable: '12711.86' },
    taxes: [{ kind: 'IGST' as const, percent: 18, amount: '2288.14' }],
    roundOff: '0',
    total: '15000',
  }
  const document = moneyDocument({
    kind: 'receipt_voucher',
    number: 'RV/26-27/000001',
    issuedAt: '2026-11-20T12:05:00.000Z',
    supplier: {
      legalName: 'Sanad Service Centre LLP',
      address: 'Pune',
      gstin: '27AAPFU0939F1ZV',
      state: { name: 'Maharashtra', code: '27' },
      signatory: 'Meera Joshi, Partner',
    },
    recipient: { name: 'आशा एंटरप्राइज़', contact: 'Asha Patil', address: null, gstin: null, state: null },
    placeOfSupply: null,
    trackingId: 'TCR-8F3KQ7M2XD',
    lines: [line, line],
    references: [],
    payments: [],
    reason: null,
    bankReference: null,
  })
  expect(document).toMatchObject({
    reverseCharge: false,
    totals: {
      taxable: '25423.72',
      taxes: [{ kind: 'IGST', amount: '4576.28' }],
      roundOff: '0',
      total: '30000',
    },
    amountInWords: 'Rupees Thirty Thousand Only',
  })
  expect(JSON.parse(JSON.stringify(document))).toEqual(document)
})
