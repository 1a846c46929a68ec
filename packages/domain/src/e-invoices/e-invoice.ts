import { inDayMonthYear } from '../calendar/calendar-days.ts'
import { indianDayOf } from '../calendar/indian-time.ts'
import { isNothing, ratedAmountsOf } from '../gst-returns/gstr1-amounts.ts'
import { dayOfDocument } from '../gst-returns/gstr1-entries.ts'
import type { MoneyDocument, Recipient, Supplier } from '../money-documents/money-document.ts'
import { plainText, postalAddress } from '../money-documents/postal-address.ts'
import { parseMoney, sumMoney, toRupeesAndPaise } from '../pricing/money.ts'
import { type EInvoice, eInvoiceTypes } from './inv-01.ts'

/** What a registration needs and the document does not say. */
type EInvoiceGap = 'supplier_pin' | 'buyer_pin' | 'place_of_supply'

type Built = { ok: true; eInvoice: EInvoice } | { ok: false; gap: EInvoiceGap }

/** Whether a document is registered at all: invoices and credit notes to registered buyers are. A note follows its invoice. */
export function isEInvoice({ kind, recipient }: MoneyDocument, invoice?: MoneyDocument): boolean {
  if (kind !== 'tax_invoice' && kind !== 'credit_note') return false
  return (invoice ?? { recipient }).recipient.gstin !== null && recipient.gstin !== null
}

/** INV-01 of an issued document. `buyerPin` stands in for a PIN code that the buyer's address lacks. */
export function eInvoiceOf(document: MoneyDocument, buyerPin?: number): Built {
  const { kind, number, supplier, recipient, placeOfSupply, totals, lines, references } = document
  if (kind !== 'tax_invoice' && kind !== 'credit_note') throw new RangeError(`${number} is not registered`)
  const seller = sellerOf(supplier)
  const buyer = buyerOf(recipient, buyerPin)
  if (!seller) return { ok: false, gap: 'supplier_pin' }
  if (!buyer) return { ok: false, gap: 'buyer_pin' }
  if (!placeOfSupply) return { ok: false, gap: 'place_of_supply' }
  const description = [...new Set(lines.map((line) => line.description))].join('; ')
  const taxes = taxesOf(totals.taxes)
  const invoices = references.filter((reference) => reference.kind === 'tax_invoice')
  return {
    ok: true,
    eInvoice: {
      Version: '1.1',
      TranDtls: { TaxSch: 'GST', SupTyp: 'B2B', RegRev: 'N' },
      DocDtls: { Typ: eInvoiceTypes[kind], No: number, Dt: inDayMonthYear(dayOfDocument(document)) },
      SellerDtls: seller,
      BuyerDtls: { ...buyer, Pos: placeOfSupply.code },
      ItemList: itemsOf(document, plainText(description).slice(0, 300)),
      ValDtls: {
        AssVal: rupees(totals.taxable),
        ...taxes,
        RndOffAmt: rupees(totals.roundOff),
        TotInvVal: rupees(totals.total),
      },
      ...(kind === 'credit_note' && {
        RefDtls: {
          PrecDocDtls: invoices.map((invoice) => ({
            InvNo: invoice.number,
            InvDt: inDayMonthYear(indianDayOf(invoice.issuedAt)),
          })),
        },
      }),
    },
  }
}

/**
 * One item for each rate and service code: the schema has no negative amounts, so what an invoice takes off for refunds is
 * netted.
 */
function itemsOf({ lines }: MoneyDocument, description: string): EInvoice['ItemList'] {
  return ratedAmountsOf(lines)
    .filter(({ amounts }) => !isNothing(amounts))
    .map(({ rate, sac, amounts: { taxable, igst, cgst, sgst } }, index) => ({
      SlNo: String(index + 1),
      PrdDesc: description,
      IsServc: 'Y',
      HsnCd: sac,
      Qty: 1,
      Unit: 'OTH',
      UnitPrice: toRupeesAndPaise(taxable),
      TotAmt: toRupeesAndPaise(taxable),
      AssAmt: toRupeesAndPaise(taxable),
      GstRt: rate,
      IgstAmt: toRupeesAndPaise(igst),
      CgstAmt: toRupeesAndPaise(cgst),
      SgstAmt: toRupeesAndPaise(sgst),
      TotItemVal: toRupeesAndPaise(sumMoney([taxable, igst, cgst, sgst])),
    }))
}

function taxesOf(taxes: MoneyDocument['totals']['taxes']) {
  const of = (kind: string) =>
    toRupeesAndPaise(
      sumMoney(taxes.filter((tax) => tax.kind === kind).map(({ amount }) => parseMoney(amount))),
    )
  return { IgstVal: of('IGST'), CgstVal: of('CGST'), SgstVal: of('SGST') }
}

type Party = EInvoice['SellerDtls']

function sellerOf({ legalName, address, gstin, state }: Supplier): Party | undefined {
  return partyOf({ name: legalName, address, gstin, state })
}

function buyerOf({ name, address, gstin, state }: Recipient, pin?: number): Party | undefined {
  if (gstin === null || state === null) return undefined
  return partyOf({ name, address: address ?? '', gstin, state }, pin)
}

function partyOf(
  { name, address, gstin, state }: Pick<Supplier, 'address' | 'gstin' | 'state'> & { name: string },
  givenPin?: number,
): Party | undefined {
  const { lines, place, pin = givenPin } = postalAddress(address, state.name)
  if (pin === undefined) return undefined
  const [first, second] = lines
  return {
    Gstin: gstin,
    LglNm: plainText(name).slice(0, 100),
    Addr1: first,
    ...(second !== undefined && { Addr2: second }),
    Loc: place,
    Pin: pin,
    Stcd: state.code,
  }
}

const rupees = (text: string): number => toRupeesAndPaise(parseMoney(text))
