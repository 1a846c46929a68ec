import type { Instant } from '../calendar/instant.ts'
import { findState } from '../identifiers/indian-states.ts'
import { parseMoney } from '../pricing/money.ts'
import type { TaxKind } from '../pricing/tax.ts'
import { amountInWords } from './amount-in-words.ts'
import { type ChargeLine, type ChargeTotals, totalsOf } from './charge-line.ts'
import type { MoneyDocumentKind } from './document-number.ts'

/** A state as documents write it, with its GST code. */
export type DocumentState = { name: string; code: string }

export type Supplier = {
  legalName: string
  address: string
  gstin: string
  state: DocumentState
  /** Who signs for the supplier. */
  signatory: string
}

export type Recipient = {
  name: string
  /** The person behind a firm; null where the person is the recipient. */
  contact: string | null
  address: string | null
  /** Null for a recipient who is not registered under GST. */
  gstin: string | null
  state: DocumentState | null
}

/** Another document that this one goes back to. */
export type DocumentReference = {
  kind: MoneyDocumentKind
  number: string
  issuedAt: Instant
  total: string
}

/** How money came or went. */
export type DocumentPayment = {
  reference: string
  method: string | null
  paymentId: string | null
  at: Instant
}

export type MoneyDocumentFacts = {
  kind: MoneyDocumentKind
  number: string
  issuedAt: Instant
  supplier: Supplier
  recipient: Recipient
  /** Null where the customer's state was not known: then IGST was charged. */
  placeOfSupply: DocumentState | null
  trackingId: string
  lines: ChargeLine[]
  references: DocumentReference[]
  payments: DocumentPayment[]
  /** Why money went back; null on other documents. */
  reason: string | null
  /** The bank's reference of money that went back, where it is known. */
  bankReference: string | null
}

/** Everything that a document prints, as plain JSON: kept as it was issued, whatever changes later. */
export type MoneyDocument = MoneyDocumentFacts & {
  /** Of this layout of facts; a later one is another number. */
  version: 1
  reverseCharge: boolean
  totals: ChargeTotals
  amountInWords: string
}

export function moneyDocument(facts: MoneyDocumentFacts): MoneyDocument {
  const totals = totalsOf(facts.lines)
  const words = amountInWords(parseMoney(totals.total))
  // The service centre's services are never taxed by reverse charge.
  return { version: 1, ...facts, reverseCharge: false, totals, amountInWords: words }
}

/** The state with this id as documents write it. */
export function documentState(stateId: number): DocumentState {
  const state = findState(stateId)
  if (!state) throw new RangeError(`No state has the id ${stateId}`)
  return { name: state.name.en, code: state.gstCode }
}

/**
 * Where a charge was taxed: its taxes decide, because the customer's state may have become known after the price
 * was fixed. Null where it was charged as for an unknown state.
 */
export function placeOfSupply(
  taxes: readonly { kind: TaxKind }[],
  { stateId, homeStateId }: { stateId: number | null; homeStateId: number },
): DocumentState | null {
  const isHome = taxes.some(({ kind }) => kind !== 'IGST')
  if (isHome) return documentState(homeStateId)
  return stateId === null || stateId === homeStateId ? null : documentState(stateId)
}
