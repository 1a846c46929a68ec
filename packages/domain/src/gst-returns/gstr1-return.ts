import { type CalendarMonth, firstDayOf } from '../calendar/calendar-days.ts'
import type { MoneyDocumentKind } from '../money-documents/document-number.ts'
import type { MoneyDocument } from '../money-documents/money-document.ts'
import { addAmounts, type Gstr1Amounts, isNothing, negateAmounts, noAmounts } from './gstr1-amounts.ts'
import type { Gstr1Entry, Gstr1Section } from './gstr1-entries.ts'
import { type Gstr1Invoice, type Gstr1Note, invoiceOf, noteOf, taxOf } from './gstr1-json.ts'
import { isHsnApartOn } from './gstr1-rules.ts'

/** Nature of document in table 13. */
const natureOf = {
  tax_invoice: 1,
  credit_note: 5,
  receipt_voucher: 6,
  refund_voucher: 8,
} as const satisfies Record<MoneyDocumentKind, number>

/** Rows of a section that are summed: small in number, however many documents there are. */
type Sum = Pick<Gstr1Entry, 'placeOfSupply' | 'supply' | 'rate' | 'sac'> & { amounts: Gstr1Amounts }
type Sums = Map<string, Sum>

type Run = { from: string; to: string; first: number; last: number; cancelled: number }

/** An issued document, and its place in its series. */
export type Gstr1Document = {
  document: MoneyDocument
  sequence: number
  entries: readonly Gstr1Entry[]
  /** It keeps its number in table 13 and has no entries. */
  isCancelled?: boolean
}

/** GSTR-1 of a month, to which documents are added one by one, each kind in the order of its numbers. */
export class Gstr1Return {
  readonly totals = new Map<Gstr1Section, Gstr1Amounts>()
  readonly #of: { gstin: string; month: CalendarMonth }
  readonly #invoices = { b2b: new Map<string, Gstr1Invoice[]>(), b2cl: new Map<string, Gstr1Invoice[]>() }
  readonly #notes = { cdnr: new Map<string, Gstr1Note[]>(), cdnur: [] as Gstr1Note[] }
  readonly #sums = { b2cs: new Map(), at: new Map(), txpd: new Map() } as Record<'b2cs' | 'at' | 'txpd', Sums>
  readonly #hsn = { b2b: new Map(), b2c: new Map() } as Record<'b2b' | 'b2c', Sums>
  readonly #runs = new Map<MoneyDocumentKind, Run[]>()

  constructor(of: { gstin: string; month: CalendarMonth }) {
    this.#of = of
  }

  add({ document, sequence, entries, isCancelled = false }: Gstr1Document): void {
    this.#count(document, { sequence, cancelled: isCancelled ? 1 : 0 })
    for (const { section, amounts } of entries) {
      this.totals.set(section, addAmounts(this.totals.get(section) ?? noAmounts, amounts))
    }
    for (const entry of entries) this.#sum(entry)
    const own = entries.filter(({ advance }) => advance === null)
    const [first, ...others] = mergeByRate(own)
    if (!first) return
    const { section, recipient, placeOfSupply } = first
    if (section === 'b2b') push(this.#invoices.b2b, recipient.gstin ?? '', invoiceOf([first, ...others]))
    if (section === 'b2cl') push(this.#invoices.b2cl, placeOfSupply, invoiceOf([first, ...others]))
    if (section === 'cdnr') push(this.#notes.cdnr, recipient.gstin ?? '', noteOf([first, ...others]))
    if (section === 'cdnur') this.#notes.cdnur.push(noteOf([first, ...others]))
  }

  /** The portal's JSON; sections without rows are left out, as the portal refuses empty ones. */
  toJson(): Record<string, unknown> {
    const { gstin, month } = this.#of
    const sections = {
      b2b: [...this.#invoices.b2b].map(([ctin, inv]) => ({ ctin, inv })),
      b2cl: [...this.#invoices.b2cl].map(([pos, inv]) => ({ pos, inv })),
      b2cs: rowsOf(this.#sums.b2cs).map(({ supply, placeOfSupply: pos, rate: rt, amounts }) => ({
        ...{ sply_ty: supply, typ: 'OE', pos, rt },
        ...taxOf(amounts, supply),
      })),
      cdnr: [...this.#notes.cdnr].map(([ctin, nt]) => ({ ctin, nt })),
      cdnur: this.#notes.cdnur,
      at: rowsOf(this.#sums.at).map((row) => advanceOf(row, row.amounts)),
      txpd: rowsOf(this.#sums.txpd).map((row) => advanceOf(row, negateAmounts(row.amounts))),
    }
    const filled = Object.entries({ ...sections, doc_issue: this.#issued() }).filter(
      ([, rows]) => rows.length,
    )
    const { doc_issue, ...given } = Object.fromEntries<unknown[]>(filled)
    const hsn = this.#hsnRows()
    return {
      gstin,
      fp: `${month.slice(5)}${month.slice(0, 4)}`,
      ...given,
      ...(Object.keys(hsn).length > 0 && { hsn }),
      ...(doc_issue && { doc_issue: { doc_det: doc_issue } }),
    }
  }

  #count(
    { kind, number }: MoneyDocument,
    { sequence, cancelled }: { sequence: number; cancelled: number },
  ): void {
    const runs = this.#runs.get(kind) ?? []
    this.#runs.set(kind, runs)
    const run = runs.at(-1)
    if (run?.last === sequence - 1) {
      Object.assign(run, { to: number, last: sequence, cancelled: run.cancelled + cancelled })
    } else runs.push({ from: number, to: number, first: sequence, last: sequence, cancelled })
  }

  #sum(entry: Gstr1Entry): void {
    const { section, sac, rate, supply, placeOfSupply } = entry
    if (section === 'b2cs' || section === 'at' || section === 'txpd') {
      addTo(this.#sums[section], `${supply} ${placeOfSupply} ${rate}`, entry)
    }
    if (section === 'at' || section === 'txpd') return
    addTo(this.#hsn[section === 'b2b' || section === 'cdnr' ? 'b2b' : 'b2c'], `${sac} ${rate}`, entry)
  }

  /** Table 12: supplies less notes, without advances. Services have no quantity. */
  #hsnRows(): Record<string, unknown> {
    const all: Sums = new Map()
    for (const [key, sum] of [...this.#hsn.b2b, ...this.#hsn.b2c]) addTo(all, key, sum)
    const tables = isHsnApartOn(firstDayOf(this.#of.month))
      ? { hsn_b2b: this.#hsn.b2b, hsn_b2c: this.#hsn.b2c }
      : { data: all }
    const written = Object.entries(tables).map(([name, sums]) => [name, rowsOf(sums).map(hsnOf)] as const)
    return Object.fromEntries(written.filter(([, rows]) => rows.length > 0))
  }

  /** Table 13: a series is whole, but a month may have several runs of it, as vouchers bear the day of the payment. */
  #issued() {
    return [...this.#runs].map(([kind, runs]) => ({
      doc_num: natureOf[kind],
      docs: runs.map(({ from, to, first, last, cancelled: cancel }, index) => {
        const totnum = last - first + 1
        return { num: index + 1, from, to, totnum, cancel, net_issue: totnum - cancel }
      }),
    }))
  }
}

function hsnOf({ sac, rate, amounts }: Sum, index: number) {
  const taxes = { ...taxOf(amounts, 'INTRA'), ...taxOf(amounts, 'INTER') }
  return { num: index + 1, hsn_sc: sac, uqc: 'NA', qty: 0, rt: rate, ...taxes }
}

function advanceOf({ placeOfSupply: pos, supply, rate: rt }: Sum, amounts: Gstr1Amounts) {
  const { txval: ad_amt, ...taxes } = taxOf(amounts, supply)
  return { pos, sply_ty: supply, itms: [{ rt, ad_amt, ...taxes }] }
}

function addTo(sums: Sums, key: string, { placeOfSupply, supply, rate, sac, amounts }: Sum): void {
  const sum = sums.get(key) ?? { placeOfSupply, supply, rate, sac, amounts: noAmounts }
  sums.set(key, { ...sum, amounts: addAmounts(sum.amounts, amounts) })
}

function rowsOf(sums: Sums): Sum[] {
  return [...sums].flatMap(([, sum]) => (isNothing(sum.amounts) ? [] : [sum]))
}

/** Invoices and notes have an item for each rate, whatever was supplied at it. */
function mergeByRate(entries: readonly Gstr1Entry[]): Gstr1Entry[] {
  return [...Map.groupBy(entries, ({ rate }) => rate).values()].flatMap(([first, ...others]) => {
    if (!first) return []
    const amounts = others.reduce((sum, entry) => addAmounts(sum, entry.amounts), first.amounts)
    return [{ ...first, amounts }]
  })
}

function push<T>(groups: Map<string, T[]>, key: string, value: T): void {
  const group = groups.get(key)
  if (group) group.push(value)
  else groups.set(key, [value])
}
