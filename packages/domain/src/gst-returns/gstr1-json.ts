import { inDayMonthYear } from '../calendar/calendar-days.ts'
import type { MoneyDocument } from '../money-documents/money-document.ts'
import { parseMoney, toRupeesAndPaise } from '../pricing/money.ts'
import { type Gstr1Amounts, negateAmounts } from './gstr1-amounts.ts'
import { dayOfDocument, type Gstr1Entry } from './gstr1-entries.ts'

/** Names and shapes of the GST portal's JSON ("Save GSTR1"). Numbers are rupees with paise. */
type Gstr1Tax = { txval: number; iamt?: number; camt?: number; samt?: number; csamt: number }
type Gstr1Item = { num: number; itm_det: Gstr1Tax & { rt: number } }

export type Gstr1Invoice = {
  inum: string
  idt: string
  val: number
  pos?: string
  rchrg?: 'N'
  inv_typ?: 'R'
  itms: Gstr1Item[]
}

export type Gstr1Note = {
  ntty: 'C'
  nt_num: string
  nt_dt: string
  val: number
  pos: string
  rchrg?: 'N'
  inv_typ?: 'R'
  typ?: 'B2CL'
  itms: Gstr1Item[]
}

/** Inter-State supplies have IGST, others CGST and SGST; there is no cess on services. */
export function taxOf(amounts: Gstr1Amounts, supply: Gstr1Entry['supply']): Gstr1Tax {
  const { taxable, igst, cgst, sgst } = amounts
  const taxes =
    supply === 'INTER'
      ? { iamt: toRupeesAndPaise(igst) }
      : { camt: toRupeesAndPaise(cgst), samt: toRupeesAndPaise(sgst) }
  return { txval: toRupeesAndPaise(taxable), ...taxes, csamt: 0 }
}

export function invoiceOf(entries: readonly [Gstr1Entry, ...Gstr1Entry[]]): Gstr1Invoice {
  const [{ section, document, placeOfSupply }] = entries
  const { number, date, val } = headOf(document)
  const itms = itemsOf(entries)
  if (section === 'b2cl') return { inum: number, idt: date, val, itms }
  return { inum: number, idt: date, val, pos: placeOfSupply, rchrg: 'N', inv_typ: 'R', itms }
}

/** Notes have positive amounts: their type says that they take something off. */
export function noteOf(entries: readonly [Gstr1Entry, ...Gstr1Entry[]]): Gstr1Note {
  const [{ section, document, placeOfSupply: pos }] = entries
  const { number, date, val } = headOf(document)
  const itms = itemsOf(entries.map((entry) => ({ ...entry, amounts: negateAmounts(entry.amounts) })))
  const note = { ntty: 'C', nt_num: number, nt_dt: date, val, pos, itms } as const
  return section === 'cdnur' ? { ...note, typ: 'B2CL' } : { ...note, rchrg: 'N', inv_typ: 'R' }
}

function headOf(document: MoneyDocument) {
  return {
    number: document.number,
    date: inDayMonthYear(dayOfDocument(document)).replaceAll('/', '-'),
    val: toRupeesAndPaise(parseMoney(document.totals.total)),
  }
}

function itemsOf(entries: readonly Gstr1Entry[]): Gstr1Item[] {
  return entries.map(({ rate, amounts, supply }, index) => ({
    num: index + 1,
    itm_det: { rt: rate, ...taxOf(amounts, supply) },
  }))
}
