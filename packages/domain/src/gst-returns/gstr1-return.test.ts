import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { monthOf } from '../calendar/calendar-days.ts'
import * as m from '../pricing/money.ts'
import { type Bought, books, HOME_STATE, type Issued } from '../testing/books-factory.ts'
import { addAmounts, noAmounts, ratedAmountsOf } from './gstr1-amounts.ts'
import { dayOfDocument, type GetDocument, gstr1Entries } from './gstr1-entries.ts'
import { Gstr1Return } from './gstr1-return.ts'

const GSTIN = '27AAPFU0939F1ZV'
const DELHI = { stateId: 7 + 2, gstin: '07AAPFU0939F1ZX' }
const buyer = { refunds: [], credits: [], stateId: HOME_STATE, gstin: null }

function returnOf(issued: readonly Issued[], month: string) {
  const byNumber = new Map(issued.map(({ document }) => [document.number, document]))
  const getDocument: GetDocument = (number) => {
    const document = byNumber.get(number)
    if (!document) throw new RangeError(`No document ${number}`)
    return document
  }
  const gstr1 = new Gstr1Return({ gstin: GSTIN, month })
  const ofMonth = issued.filter(({ document }) => monthOf(dayOfDocument(document)) === month)
  const entries = ofMonth.flatMap(({ document, sequence }) => {
    const own = gstr1Entries(document, getDocument)
    gstr1.add({ document, sequence, entries: own })
    return own
  })
  return { gstr1, ofMonth, entries, json: gstr1.toJson() }
}

const months = ['2026-04', '2026-05', '2026-06']
const days = fc
  .tuple(fc.constantFrom(...months), fc.integer({ min: 1, max: 28 }))
  .map(([month, day]) => `${month}-${String(day).padStart(2, '0')}`)
const rupees = fc.integer({ min: 3, max: 300_000 })

const purchases: fc.Arbitrary<Bought> = fc
  .record({
    days: fc.array(days, { minLength: 5, maxLength: 5 }).map((list) => list.toSorted()),
    paid: fc.tuple(rupees, fc.option(rupees, { nil: undefined })),
    back: fc.option(fc.integer({ min: 1, max: 100 }), { nil: undefined }),
    isInvoiced: fc.boolean(),
    credit: fc.option(fc.integer({ min: 1, max: 100 }), { nil: undefined }),
    of: fc.constantFrom(
      { stateId: HOME_STATE, gstin: null },
      { stateId: HOME_STATE, gstin: '27AAPFU0939F1ZV' },
      { stateId: 9, gstin: null },
      { stateId: 9, gstin: '07AAPFU0939F1ZX' },
      { stateId: null, gstin: null },
    ),
  })
  .map(({ days: [first = '', second = '', third = '', fourth = '', fifth = ''], ...made }) => {
    const [paid, more] = made.paid
    const back = made.back && Math.min(made.back, paid - 2)
    const credit = made.isInvoiced && made.credit && Math.min(made.credit, paid - (back ?? 0) - 1)
    return {
      ...made.of,
      advances: [{ rupees: paid, day: first }, ...(more ? [{ rupees: more, day: second }] : [])],
      refunds: back ? [{ rupees: back, day: third }] : [],
      invoicedOn: made.isInvoiced ? fourth : undefined,
      credits: credit ? [{ rupees: credit, day: fifth }] : [],
    }
  })

const signs = { receipt_voucher: 1n, refund_voucher: -1n, credit_note: -1n, tax_invoice: 0n }

const rupeesIn = (issued: readonly Issued[]) =>
  issued.reduce((sum, { document }) => sum + signs[document.kind] * m.parseMoney(document.totals.total), 0n)

/** Every number of a name anywhere in the JSON, in paise. */
function paiseOf(json: unknown, name: string): number {
  if (Array.isArray(json)) return json.reduce((sum: number, part) => sum + paiseOf(part, name), 0)
  if (json === null || typeof json !== 'object') return 0
  return Object.entries(json).reduce(
    (sum, [key, value]) => sum + (key === name ? Math.round(value * 100) : paiseOf(value, name)),
    0,
  )
}

const paise = (money: m.Money) => Number(money / m.PAISA)

describe('GSTR-1 of a month', () => {
  it('moves as much as was paid less what went back, to the paisa, whatever was invoiced', () => {
    fc.assert(
      fc.property(fc.array(purchases, { maxLength: 8 }), (bought) => {
        const issued = books(bought)
        for (const month of months) {
          const { gstr1, ofMonth } = returnOf(issued, month)
          const total = m.sumMoney([...gstr1.totals.values()].map((amounts) => amounts.total))
          expect(total).toBe(rupeesIn(ofMonth))
        }
      }),
    )
  })

  it('has sections that sum up to its documents', () => {
    fc.assert(
      fc.property(fc.array(purchases, { maxLength: 8 }), (bought) => {
        const issued = books(bought)
        for (const month of months) {
          const { gstr1, entries, ofMonth } = returnOf(issued, month)
          const invoiced = ['b2b', 'b2cl', 'b2cs', 'cdnr', 'cdnur'] as const
          const declared = invoiced.reduce(
            (sum, section) => addAmounts(sum, gstr1.totals.get(section) ?? noAmounts),
            noAmounts,
          )
          const printed = (kind: string) =>
            ofMonth
              .filter(({ document }) => document.kind === kind)
              .flatMap(({ document }) => ratedAmountsOf(document.lines))
              .reduce((sum, { amounts }) => addAmounts(sum, amounts), noAmounts)
          for (const name of ['taxable', 'igst', 'cgst', 'sgst', 'roundOff', 'total'] as const) {
            const supplied = m.subtractMoney(printed('tax_invoice')[name], printed('credit_note')[name])
            expect(declared[name]).toBe(supplied)
            const parts = entries.map(({ amounts }) => amounts[name])
            const { at = noAmounts, txpd = noAmounts } = Object.fromEntries(gstr1.totals)
            expect(m.sumMoney(parts)).toBe(m.sumMoney([supplied, at[name], txpd[name]]))
          }
        }
      }),
    )
  })

  it('writes the same sums as JSON', () => {
    fc.assert(
      fc.property(fc.array(purchases, { maxLength: 8 }), (bought) => {
        const issued = books(bought)
        for (const month of months) {
          const { gstr1, json } = returnOf(issued, month)
          for (const section of ['b2b', 'b2cl', 'b2cs', 'cdnr', 'cdnur', 'at', 'txpd'] as const) {
            const sign = ['cdnr', 'cdnur', 'txpd'].includes(section) ? -1 : 1
            const { taxable, igst, cgst, sgst } = gstr1.totals.get(section) ?? noAmounts
            const rows = json[section]
            const of = (name: string) => sign * paiseOf(rows, name) + 0
            expect(of(/^(at|txpd)$/.test(section) ? 'ad_amt' : 'txval')).toBe(paise(taxable))
            expect([of('iamt'), of('camt'), of('samt')]).toEqual([igst, cgst, sgst].map(paise))
          }
        }
      }),
    )
  })

  it('keeps advances that are neither invoiced nor given back, and no others', () => {
    fc.assert(
      fc.property(fc.array(purchases, { maxLength: 8 }), (bought) => {
        const issued = books(bought)
        const moved = months.map((month) => {
          const { gstr1 } = returnOf(issued, month)
          const { at = noAmounts, txpd = noAmounts } = Object.fromEntries(gstr1.totals)
          expect(at.total >= 0n && txpd.total <= 0n).toBe(true)
          return at.total + txpd.total
        })
        const open = bought.filter(({ invoicedOn }) => !invoicedOn)
        const left = open.reduce((sum, { advances, refunds }) => {
          const came = advances.reduce((total, advance) => total + advance.rupees, 0)
          return sum + came - refunds.reduce((total, refund) => total + refund.rupees, 0)
        }, 0)
        expect(moved.reduce((sum, part) => sum + part, 0n)).toBe(m.fromRupees(left))
      }),
    )
  })

  it('has a registered buyer by GSTIN, and its credit note under the same', () => {
    const issued = books([
      {
        ...{ ...buyer, ...DELHI, invoicedOn: '2026-11-12' },
        advances: [{ rupees: 11_800, day: '2026-11-02' }],
        credits: [{ rupees: 1_180, day: '2026-11-20' }],
      },
    ])
    const { json } = returnOf(issued, '2026-11')
    expect(json).toEqual({
      gstin: GSTIN,
      fp: '112026',
      b2b: [
        {
          ctin: DELHI.gstin,
          inv: [
            {
              ...{ inum: 'INV/26-27/000001', idt: '12-11-2026', val: 11_800 },
              ...{ pos: '07', rchrg: 'N', inv_typ: 'R' },
              itms: [{ num: 1, itm_det: { rt: 18, txval: 10_000, iamt: 1_800, csamt: 0 } }],
            },
          ],
        },
      ],
      cdnr: [
        {
          ctin: DELHI.gstin,
          nt: [
            {
              ...{ ntty: 'C', nt_num: 'CN/26-27/000001', nt_dt: '20-11-2026', val: 1_180 },
              ...{ pos: '07', rchrg: 'N', inv_typ: 'R' },
              itms: [{ num: 1, itm_det: { rt: 18, txval: 1_000, iamt: 180, csamt: 0 } }],
            },
          ],
        },
      ],
      hsn: {
        hsn_b2b: [
          {
            ...{ num: 1, hsn_sc: '998399', uqc: 'NA', qty: 0, rt: 18 },
            ...{ txval: 9_000, iamt: 1_620, camt: 0, samt: 0, csamt: 0 },
          },
        ],
      },
      doc_issue: {
        doc_det: [
          [6, 'RV/26-27/000001'],
          [1, 'INV/26-27/000001'],
          [5, 'CN/26-27/000001'],
        ].map(([doc_num, number]) => ({
          doc_num,
          docs: [{ num: 1, from: number, to: number, totnum: 1, cancel: 0, net_issue: 1 }],
        })),
      },
    })
  })

  it('declares an advance when it comes and takes it off when it is invoiced', () => {
    const issued = books([
      {
        ...{ ...buyer, invoicedOn: '2026-12-05' },
        advances: [{ rupees: 11_800, day: '2026-11-30' }],
      },
    ])
    const advance = {
      ...{ pos: '27', sply_ty: 'INTRA' },
      itms: [{ rt: 18, ad_amt: 10_000, camt: 900, samt: 900, csamt: 0 }],
    }
    const november = returnOf(issued, '2026-11').json
    expect(november).toMatchObject({ at: [advance] })
    expect(november).not.toHaveProperty('hsn')
    const december = returnOf(issued, '2026-12').json
    expect(december).toMatchObject({
      b2cs: [{ sply_ty: 'INTRA', typ: 'OE', pos: '27', rt: 18, txval: 10_000, camt: 900, samt: 900 }],
      txpd: [advance],
      hsn: { hsn_b2c: [{ txval: 10_000 }] },
    })
    expect(december).not.toHaveProperty('at')
  })

  it('takes an advance that goes back in a later month off in 11B, in its own month off in 11A', () => {
    const advances = [{ rupees: 11_800, day: '2026-11-03' }]
    const later = books([{ ...buyer, advances, refunds: [{ rupees: 1_180, day: '2026-12-03' }] }])
    expect(returnOf(later, '2026-12').json).toMatchObject({ txpd: [{ itms: [{ ad_amt: 1_000 }] }] })
    const same = books([{ ...buyer, advances, refunds: [{ rupees: 1_180, day: '2026-11-04' }] }])
    expect(returnOf(same, '2026-11').json).toMatchObject({ at: [{ itms: [{ ad_amt: 9_000 }] }] })
  })

  it.each([
    ['2024-07-31', 100_001, 'b2cs'],
    ['2024-07-31', 250_000, 'b2cs'],
    ['2024-07-31', 250_001, 'b2cl'],
    ['2024-08-01', 100_000, 'b2cs'],
    ['2024-08-01', 100_001, 'b2cl'],
  ])('of %s puts an inter-State invoice of ₹%i to a consumer into %s', (day, paid, section) => {
    const issued = books([
      {
        ...{ ...buyer, stateId: DELHI.stateId, invoicedOn: day },
        advances: [{ rupees: paid, day }],
        credits: [{ rupees: 100, day }],
      },
    ])
    const { json, gstr1 } = returnOf(issued, day.slice(0, 7))
    const notes = section === 'b2cl' ? ['cdnur'] : []
    expect(Object.keys(json).filter((key) => /^(b2|cdn)/.test(key))).toEqual([section, ...notes])
    expect([...gstr1.totals.keys()].toSorted()).toEqual(['at', section, ...notes].toSorted())
  })

  it('of before May 2025 does not tell apart in table 12 who bought', () => {
    const advances = [{ rupees: 118, day: '2025-04-30' }]
    const issued = books([{ ...buyer, advances, invoicedOn: '2025-04-30' }])
    expect(returnOf(issued, '2025-04').json).toMatchObject({ hsn: { data: [{ txval: 100 }] } })
  })

  it('says which numbers were issued, in runs, as a late voucher bears an earlier day', () => {
    const days = ['2026-11-01', '2026-11-02', '2026-12-01', '2026-12-02']
    const issued = books(days.map((day) => ({ ...buyer, advances: [{ rupees: 118, day }] })))
    const late = issued.map(({ document, sequence }) =>
      sequence === 4
        ? { document: { ...document, datedAt: '2026-11-30T18:00:00.000Z' }, sequence }
        : { document, sequence },
    )
    expect(returnOf(late, '2026-11').json.doc_issue).toEqual({
      doc_det: [
        {
          doc_num: 6,
          docs: [
            { num: 1, from: 'RV/26-27/000001', to: 'RV/26-27/000002', totnum: 2, cancel: 0, net_issue: 2 },
            { num: 2, from: 'RV/26-27/000004', to: 'RV/26-27/000004', totnum: 1, cancel: 0, net_issue: 1 },
          ],
        },
      ],
    })
  })
})
