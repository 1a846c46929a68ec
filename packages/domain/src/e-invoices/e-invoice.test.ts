import fc from 'fast-check'
import { expect, it } from 'vitest'
import { gstinCheckDigit } from '../identifiers/gstin.ts'
import type { MoneyDocument } from '../money-documents/money-document.ts'
import { fromRupeesAndPaise, parseMoney, sumMoney } from '../pricing/money.ts'
import { type Bought, books } from '../testing/books-factory.ts'
import { eInvoiceOf, isEInvoice } from './e-invoice.ts'
import { daysToRegister, isEInvoiceNeeded } from './e-invoice-rules.ts'

const ofState = (code: string) => `${code}AAACR5055K1Z${gstinCheckDigit(`${code}AAACR5055K1Z`)}`
const DELHI = { stateId: 9, gstin: ofState('07') }
const MAHARASHTRA = { stateId: 21, gstin: ofState('27') }
const addresses = {
  supplier: '12 Link Road, Andheri West, Mumbai 400053',
  buyer: '4 Ring Road, New Delhi 110001',
}

const bought = (of: Partial<Bought>): Bought => ({
  ...{ advances: [{ rupees: 11_800, day: '2026-11-02' }], refunds: [], credits: [], ...DELHI },
  ...{ invoicedOn: '2026-11-12', ...of },
})

const addressed = ({ supplier, recipient, ...document }: MoneyDocument): MoneyDocument => ({
  ...document,
  supplier: { ...supplier, address: addresses.supplier },
  recipient: { ...recipient, address: addresses.buyer },
})

const issued = (of: Partial<Bought>) => books([bought(of)]).map(({ document }) => addressed(document))

function built(document: MoneyDocument) {
  const outcome = eInvoiceOf(document)
  if (!outcome.ok) throw new Error(outcome.gap)
  return outcome.eInvoice
}

const paise = (rupees: number[]) => sumMoney(rupees.map(fromRupeesAndPaise))

const purchases = fc.record({
  buyer: fc.constantFrom(DELHI, MAHARASHTRA),
  advances: fc.array(fc.integer({ min: 200, max: 20_00_000 }), { minLength: 1, maxLength: 3 }),
  refund: fc.integer({ min: 0, max: 99 }),
  credit: fc.integer({ min: 0, max: 99 }),
})

it('says what the document says, to the paisa, whatever was paid, refunded and credited', () => {
  fc.assert(
    fc.property(purchases, ({ buyer, advances, refund, credit }) => {
      const documents = issued({
        ...buyer,
        advances: advances.map((rupees) => ({ rupees, day: '2026-11-02' })),
        refunds: refund > 0 ? [{ rupees: refund, day: '2026-11-03' }] : [],
        credits: credit > 0 ? [{ rupees: credit, day: '2026-11-20' }] : [],
      }).filter((document) => isEInvoice(document))
      expect(documents).toHaveLength(credit > 0 ? 2 : 1)
      for (const document of documents) {
        const { ItemList: items, ValDtls: values } = built(document)
        const { totals } = document
        const taxOf = (kind: string) =>
          sumMoney(totals.taxes.filter((tax) => tax.kind === kind).map(({ amount }) => parseMoney(amount)))
        expect(paise([values.AssVal])).toBe(parseMoney(totals.taxable))
        expect(paise([values.RndOffAmt])).toBe(parseMoney(totals.roundOff))
        expect(paise([values.TotInvVal])).toBe(parseMoney(totals.total))
        for (const [kind, value] of [
          ['IGST', 'Igst'],
          ['CGST', 'Cgst'],
          ['SGST', 'Sgst'],
        ] as const) {
          expect(paise([values[`${value}Val`]])).toBe(taxOf(kind))
          expect(paise(items.map((item) => item[`${value}Amt`]))).toBe(taxOf(kind))
        }
        expect(paise(items.map(({ AssAmt }) => AssAmt))).toBe(parseMoney(totals.taxable))
        // The portal's own checks, which it makes with a tolerance of a rupee.
        expect(paise([...items.map(({ TotItemVal }) => TotItemVal), values.RndOffAmt])).toBe(
          paise([values.TotInvVal]),
        )
        for (const item of items) {
          const parts = [item.AssAmt, item.IgstAmt, item.CgstAmt, item.SgstAmt]
          expect(paise([item.TotItemVal])).toBe(paise(parts))
          expect([...parts, item.TotAmt].every((amount) => amount >= 0)).toBe(true)
        }
      }
    }),
  )
})

it('is INV-01 of version 1.1', () => {
  const [, invoice, note] = issued({ credits: [{ rupees: 1_180, day: '2026-11-20' }] })
  expect(built(invoice as MoneyDocument)).toEqual({
    Version: '1.1',
    TranDtls: { TaxSch: 'GST', SupTyp: 'B2B', RegRev: 'N' },
    DocDtls: { Typ: 'INV', No: 'INV/26-27/000001', Dt: '12/11/2026' },
    SellerDtls: {
      ...{ Gstin: '27AAPFU0939F1ZV', LglNm: 'Centre', Addr1: addresses.supplier },
      ...{ Loc: 'Mumbai', Pin: 400_053, Stcd: '27' },
    },
    BuyerDtls: {
      ...{ Gstin: DELHI.gstin, LglNm: 'Asha Patil', Pos: '07', Addr1: addresses.buyer },
      ...{ Loc: 'New Delhi', Pin: 110_001, Stcd: '07' },
    },
    ItemList: [
      {
        ...{ SlNo: '1', PrdDesc: 'TC Registration', IsServc: 'Y', HsnCd: '998399', Qty: 1, Unit: 'OTH' },
        ...{ UnitPrice: 10_000, TotAmt: 10_000, AssAmt: 10_000, GstRt: 18 },
        ...{ IgstAmt: 1_800, CgstAmt: 0, SgstAmt: 0, TotItemVal: 11_800 },
      },
    ],
    ValDtls: { AssVal: 10_000, IgstVal: 1_800, CgstVal: 0, SgstVal: 0, RndOffAmt: 0, TotInvVal: 11_800 },
  })
  expect(built(note as MoneyDocument)).toMatchObject({
    DocDtls: { Typ: 'CRN', No: 'CN/26-27/000001', Dt: '20/11/2026' },
    RefDtls: { PrecDocDtls: [{ InvNo: 'INV/26-27/000001', InvDt: '12/11/2026' }] },
  })
})

it('is made of invoices and credit notes to registered buyers alone; a note follows its invoice', () => {
  const documents = issued({ credits: [{ rupees: 100, day: '2026-11-20' }] })
  expect(documents.map((document) => [document.kind, isEInvoice(document)])).toEqual([
    ['receipt_voucher', false],
    ['tax_invoice', true],
    ['credit_note', true],
  ])
  const consumer = issued({ gstin: null })
  expect(consumer.map((document) => isEInvoice(document))).toEqual([false, false])
  const [, invoice, note] = documents as [MoneyDocument, MoneyDocument, MoneyDocument]
  const unregistered = { ...invoice, recipient: { ...invoice.recipient, gstin: null } }
  expect([isEInvoice(note, invoice), isEInvoice(note, unregistered)]).toEqual([true, false])
})

it('asks for the PIN codes that the addresses lack, and takes the one that staff give', () => {
  const [, invoice] = issued({}) as [MoneyDocument, MoneyDocument]
  const without = { ...invoice, recipient: { ...invoice.recipient, address: '4 Ring Road, New Delhi' } }
  expect(eInvoiceOf(without)).toEqual({ ok: false, gap: 'buyer_pin' })
  expect(eInvoiceOf(without, 110_001)).toMatchObject({
    eInvoice: { BuyerDtls: { Loc: 'New Delhi', Pin: 110_001 } },
  })
  const supplier = { ...invoice.supplier, address: 'Pune' }
  expect(eInvoiceOf({ ...invoice, supplier })).toEqual({ ok: false, gap: 'supplier_pin' })
})

it.each([
  ['12 Tilak Road, Pune, Maharashtra, 411030', 'Pune', 411_030],
  ['Flat 400053, Andheri East - 400 069', 'Andheri East', 400_069],
  ['4 Ring Road "B\\2", New Delhi 110001, India', "4 Ring Road 'B'2'", 110_001],
  ['110001', 'Maharashtra', 110_001],
  ['9876543210 Road', '9876543210 Road', undefined],
])('reads place and PIN code out of %s', (address, loc, pin) => {
  const [, invoice] = issued({}) as [MoneyDocument, MoneyDocument]
  const supplier = { ...invoice.supplier, address }
  const outcome = eInvoiceOf({ ...invoice, supplier })
  if (pin === undefined) expect(outcome).toEqual({ ok: false, gap: 'supplier_pin' })
  else {
    const { SellerDtls: seller } = built({ ...invoice, supplier })
    expect(seller.Pin).toBe(pin)
    expect(loc.startsWith('4 Ring') ? seller.Addr1 : seller.Loc).toContain(loc)
  }
})

it.each([
  [5, '2026-11-01', false],
  [5.01, '2026-11-01', true],
  [9.99, '2026-11-01', true],
])('with ₹%f crore of turnover on %s registration is needed: %s', (crore, day, isNeeded) => {
  expect(isEInvoiceNeeded(crore, day)).toBe(isNeeded)
})

it('has a limit of 30 days from ₹10 crore of turnover', () => {
  expect([9.99, 10, 50].map((crore) => daysToRegister(crore, '2026-11-01'))).toEqual([undefined, 30, 30])
})
