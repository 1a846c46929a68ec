import type { Instant } from '../calendar/instant.ts'
import { findState } from '../identifiers/indian-states.ts'
import type { LocalText } from '../language/local-text.ts'
import { parseMoney, roundHalfUpToRupees, toRupees } from '../pricing/money.ts'
import type { TaxKind } from '../pricing/tax.ts'
import { amountInWords } from './amount-in-words.ts'
import { addressNeededFrom } from './buyer.ts'
import { type ChargeLine, type ChargeTotals, totalsOf } from './charge-line.ts'
import type { MoneyDocumentKind } from './document-number.ts'

/** State on a document: English name and GST code. */
export type DocumentState = { name: string; code: string }

export type Supplier = {
  legalName: string
  address: string
  gstin: string
  state: DocumentState
  /** Authorised signatory. */
  signatory: string
}

export type Recipient = {
  name: string
  /** Contact person of a firm; null if the person is the recipient. */
  contact: string | null
  address: string | null
  /** Null for an unregistered recipient. */
  gstin: string | null
  state: DocumentState | null
}

/** Reference to an earlier document, such as the invoice of a credit note. */
export type DocumentReference = {
  kind: MoneyDocumentKind
  number: string
  issuedAt: Instant
  total: string
}

/** Payment or refund that the document is about. */
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
  /** The day on the paper: of a receipt voucher that of the payment. Not in older snapshots, which bear `issuedAt`. */
  datedAt?: Instant
  supplier: Supplier
  recipient: Recipient
  /** Null if the customer's State was unknown: IGST was charged. */
  placeOfSupply: DocumentState | null
  trackingId: string
  lines: ChargeLine[]
  references: DocumentReference[]
  payments: DocumentPayment[]
  /** Reason of a refund; null on other documents. */
  reason: string | null
  /** The same in the languages in which it was given. Not in older snapshots. */
  localReason?: LocalText
  /** Bank reference of a refund, if known. */
  bankReference: string | null
}

/** Snapshot of an issued document as plain JSON: immutable, whatever changes later. */
export type MoneyDocument = MoneyDocumentFacts & {
  /** Schema version of the snapshot. 1: whoever had no GSTIN was taken for unregistered, though nobody had asked. */
  version: 1 | 2
  reverseCharge: boolean
  totals: ChargeTotals
  amountInWords: string
}

export function moneyDocument(facts: MoneyDocumentFacts): MoneyDocument {
  const totals = totalsOf(facts.lines)
  const words = amountInWords(parseMoney(totals.total))
  // Reverse charge does not apply to the service centre's services.
  return { version: 2, ...facts, reverseCharge: false, totals, amountInWords: words }
}

/**
 * An address where the rules ask for one: with a GSTIN, from ₹50,000 without, and on credit notes. Where nobody gave any,
 * the State is what is known of it.
 */
export function withAddress(
  recipient: Recipient,
  { kind, lines }: Pick<MoneyDocumentFacts, 'kind' | 'lines'>,
): Recipient {
  const taxable = toRupees(roundHalfUpToRupees(parseMoney(totalsOf(lines).taxable)))
  const isNeeded = recipient.gstin !== null || kind === 'credit_note' || taxable >= addressNeededFrom
  if (recipient.address || !isNeeded || !recipient.state) return recipient
  return { ...recipient, address: addressOfState(recipient.state) }
}

function addressOfState({ name }: DocumentState): string {
  return `${name}, India`
}

/** Whether the address says nothing but the State, which is printed in the reader's language. */
export function isStateAlone({ address, state }: Recipient): boolean {
  return state !== null && address === addressOfState(state)
}

/** State on a document, by `state_id`. Throws a RangeError for an unknown id. */
export function documentState(stateId: number): DocumentState {
  const state = findState(stateId)
  if (!state) throw new RangeError(`No state has the id ${stateId}`)
  return { name: state.name.en, code: state.gstCode }
}

/**
 * Place of supply of a charge, derived from its taxes, because the customer's State may have become known after the
 * price was fixed. Null if it was charged as for an unknown State. Throws a RangeError for an unknown id.
 */
export function placeOfSupply(
  taxes: readonly { kind: TaxKind }[],
  { stateId, homeStateId }: { stateId: number | null; homeStateId: number },
): DocumentState | null {
  const isHome = taxes.some(({ kind }) => kind !== 'IGST')
  if (isHome) return documentState(homeStateId)
  return stateId === null || stateId === homeStateId ? null : documentState(stateId)
}
