import {
  type ChargeLine,
  type ChargeTotals,
  partOfCharge,
  reversedCharge,
  taxedIn,
} from '../money-documents/charge-line.ts'
import { type MoneyDocumentKind, moneyDocumentNumber } from '../money-documents/document-number.ts'
import {
  type DocumentReference,
  documentState,
  type MoneyDocument,
  moneyDocument,
  placeOfSupply,
} from '../money-documents/money-document.ts'

export const HOME_STATE = 21

/** What one application's documents are made of. */
export type Bought = {
  /** Whole rupees of each advance and the day it came; all before `invoicedOn`. */
  advances: readonly { rupees: number; day: string }[]
  /** Given back of the first advance. */
  refunds: readonly { rupees: number; day: string }[]
  invoicedOn?: string | undefined
  credits: readonly { rupees: number; day: string }[]
  stateId: number | null
  gstin: string | null
}

export type Issued = { document: MoneyDocument; sequence: number }

/** Documents of many applications, numbered in order of their days, as the portal issues them. */
export function books(bought: readonly Bought[]): Issued[] {
  const drafts = bought.flatMap((one, index) => draftsOf(one, index))
  const issued = new Map<Draft, MoneyDocument>()
  const last = new Map<MoneyDocumentKind, number>()
  return drafts
    .sort((a, b) => a.day.localeCompare(b.day) || a.order - b.order)
    .map((draft) => {
      const sequence = (last.get(draft.kind) ?? 0) + 1
      last.set(draft.kind, sequence)
      const references = draft.references.map((of) => referenceTo(issued.get(of)))
      const document = issue(draft, { sequence, references })
      issued.set(draft, document)
      return { document, sequence }
    })
}

/** Rupees, of which 18 % are tax, as the portal charges them. */
export function lineOf(rupees: number, stateId: number | null): ChargeLine {
  const paise = Math.round((rupees * 100) / 1.18)
  const half = Math.round(paise * 0.09)
  const amounts =
    stateId === HOME_STATE
      ? ([
          ['CGST', 9, half],
          ['SGST', 9, half],
        ] as const)
      : ([['IGST', 18, Math.round(paise * 0.18)]] as const)
  const left = rupees * 100 - paise - amounts.reduce((sum, [, , amount]) => sum + amount, 0)
  return {
    ...{ description: 'TC Registration', sac: '998399', discount: '0' },
    ...{ fee: text(paise), taxable: text(paise), roundOff: text(left), total: String(rupees) },
    taxes: amounts.map(([kind, percent, amount]) => ({ kind, percent, amount: text(amount) })),
  }
}

const text = (paise: number) => {
  const sign = paise < 0 ? '-' : ''
  const digits = String(Math.abs(paise)).padStart(3, '0')
  return `${sign}${digits.slice(0, -2)}.${digits.slice(-2)}`
}

type Draft = {
  kind: MoneyDocumentKind
  day: string
  order: number
  lines: ChargeLine[]
  references: Draft[]
  stateId: number | null
  gstin: string | null
}

function draftsOf(
  { advances, refunds, invoicedOn, credits, stateId, gstin }: Bought,
  index: number,
): Draft[] {
  const of = { stateId, gstin, order: index }
  const vouchers = advances.map(
    ({ rupees, day }): Draft => ({
      ...{ ...of, kind: 'receipt_voucher', day, references: [] },
      lines: [lineOf(rupees, stateId)],
    }),
  )
  const charged = vouchers.map(({ lines: [line] }) => line as ChargeLine)
  let from = 0
  const back = (kind: MoneyDocumentKind, { rupees, day }: { rupees: number; day: string }, of_: Draft[]) => {
    const line = partOfCharge(charged[0] as ChargeLine, { from, to: from + rupees })
    from += rupees
    return { ...of, kind, day, lines: [line], references: of_ } satisfies Draft
  }
  const returned = refunds.map((refund) => back('refund_voucher', refund, vouchers.slice(0, 1)))
  if (!invoicedOn) return [...vouchers, ...returned]
  const supplied = stateId ?? HOME_STATE
  const final = (line: ChargeLine) => taxedIn(line, { stateId: supplied, homeStateId: HOME_STATE })
  const all = [
    ...charged,
    ...returned.flatMap(({ lines }) => lines.map((line) => reversedCharge(line, { en: 'back' }))),
  ]
  const invoice: Draft = {
    ...{ ...of, stateId: supplied, kind: 'tax_invoice', day: invoicedOn },
    ...{ lines: all.map(final), references: [...vouchers, ...returned] },
  }
  const notes = credits.map((credit) => {
    const note = back('credit_note', credit, [invoice])
    return { ...note, stateId: supplied, lines: note.lines.map(final) }
  })
  return [...vouchers, ...returned, invoice, ...notes]
}

function issue(
  { kind, day, lines, stateId, gstin }: Draft,
  { sequence, references }: { sequence: number; references: DocumentReference[] },
): MoneyDocument {
  const state = stateId === null ? null : documentState(stateId)
  return moneyDocument({
    kind,
    number: moneyDocumentNumber(kind, { financialYear: 2026, sequence }),
    issuedAt: `${day}T06:00:00.000Z`,
    supplier: {
      ...{ legalName: 'Centre', address: 'Pune', gstin: '27AAPFU0939F1ZV', signatory: 'A. Person' },
      state: documentState(HOME_STATE),
    },
    recipient: { name: 'Asha Patil', contact: null, address: 'Pune', gstin, state },
    placeOfSupply: placeOfSupply(
      lines.flatMap(({ taxes }): ChargeTotals['taxes'] => taxes),
      { stateId, homeStateId: HOME_STATE },
    ),
    trackingId: 'SAN00000001',
    ...{ lines, references, payments: [], reason: null, bankReference: null },
  })
}

function referenceTo(document: MoneyDocument | undefined): DocumentReference {
  if (!document) throw new Error('A document is issued before what it refers to')
  const { kind, number, issuedAt, totals } = document
  return { kind, number, issuedAt, total: totals.total }
}
