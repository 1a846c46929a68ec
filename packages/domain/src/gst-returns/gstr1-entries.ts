import { type CalendarDay, type CalendarMonth, monthOf } from '../calendar/calendar-days.ts'
import { indianDayOf } from '../calendar/indian-time.ts'
import type { MoneyDocumentKind } from '../money-documents/document-number.ts'
import type { DocumentReference, MoneyDocument, Recipient } from '../money-documents/money-document.ts'
import { fromRupees, parseMoney } from '../pricing/money.ts'
import { negateAmounts, type RatedAmounts, ratedAmountsOf } from './gstr1-amounts.ts'
import { largeInvoiceAboveOn, unknownPlaceOfSupply } from './gstr1-rules.ts'

export type Gstr1Section = 'b2b' | 'b2cl' | 'b2cs' | 'cdnr' | 'cdnur' | 'at' | 'txpd'

/** A line of the register: what a document brings into a section, signed by its effect on the tax of the month. */
export type Gstr1Entry = RatedAmounts & {
  section: Gstr1Section
  document: MoneyDocument
  /** Whose amounts these are, where an invoice takes an advance off. */
  advance: MoneyDocument | null
  recipient: Recipient
  /** GST code of the State. */
  placeOfSupply: string
  supply: 'INTRA' | 'INTER'
}

/** Documents that the given one refers to, by number. Throws for one that it cannot find. */
export type GetDocument = (number: string) => MoneyDocument

/** The day on the paper, by which a document belongs to a month. */
export function dayOfDocument({
  datedAt,
  issuedAt,
}: Pick<MoneyDocument, 'datedAt' | 'issuedAt'>): CalendarDay {
  return indianDayOf(datedAt ?? issuedAt)
}

/**
 * The entries of a document in the return of its month. Advances are declared when they come (table 11A) and taken off
 * when they are invoiced or given back (11B), those of the same month in 11A itself; so 11A has what came and was
 * neither invoiced nor given back by the month's end.
 */
export function gstr1Entries(document: MoneyDocument, getDocument: GetDocument): Gstr1Entry[] {
  switch (document.kind) {
    case 'receipt_voucher':
      return entriesOf(document, { section: 'at' })
    case 'refund_voucher':
      // Its payment was invoiced at once, and the invoice cancelled since: neither was declared, so nothing is taken off.
      if (!document.references.some(({ kind }) => kind === 'receipt_voucher')) return []
      return advanceOff(document, { by: document, month: monthOfDocument(document), getDocument })
    case 'tax_invoice':
      return [
        ...entriesOf(document, { section: sectionOfInvoice(document) }),
        // One in the place of another refers to that: the advances were taken off by it, and stay so.
        ...document.references
          .filter(({ kind }) => kind === 'receipt_voucher' || kind === 'refund_voucher')
          .flatMap((reference) => absorbed(document, reference, getDocument)),
      ]
    case 'credit_note':
      return noteEntries(document, getDocument(referenceOf(document, 'tax_invoice').number))
  }
}

/** What an invoice takes off of an earlier voucher; of a refund voucher, what that had taken off already. */
function absorbed(
  invoice: MoneyDocument,
  { number }: DocumentReference,
  getDocument: GetDocument,
): Gstr1Entry[] {
  const advance = getDocument(number)
  return advanceOff(advance, { by: invoice, month: monthOfDocument(invoice), getDocument })
}

/**
 * An advance is undone in the table of the month it came in. A refund voucher that an invoice refers to had been taken
 * off already, which the invoice undoes.
 */
function advanceOff(
  advance: MoneyDocument,
  { by, month, getDocument }: { by: MoneyDocument; month: CalendarMonth; getDocument: GetDocument },
): Gstr1Entry[] {
  const voucher = advance.kind === 'refund_voucher' ? voucherOf(advance, getDocument) : advance
  const section = monthOfDocument(voucher) === month ? 'at' : 'txpd'
  const isLess = advance.kind === 'receipt_voucher' || by === advance
  const of = { section, advance: by === advance ? null : advance, placedBy: voucher, isLess } as const
  return entriesOf(advance, of).map((entry) => ({ ...entry, document: by }))
}

function voucherOf(refund: MoneyDocument, getDocument: GetDocument): MoneyDocument {
  return getDocument(referenceOf(refund, 'receipt_voucher').number)
}

function referenceOf({ number, references }: MoneyDocument, kind: MoneyDocumentKind): DocumentReference {
  const reference = references.find((candidate) => candidate.kind === kind)
  if (!reference) throw new RangeError(`${number} refers to no ${kind}`)
  return reference
}

function sectionOfInvoice({ recipient, lines, totals, ...invoice }: MoneyDocument): 'b2b' | 'b2cl' | 'b2cs' {
  if (recipient.gstin) return 'b2b'
  const above = fromRupees(largeInvoiceAboveOn(dayOfDocument(invoice)))
  return supplyOf(lines) === 'INTER' && parseMoney(totals.total) > above ? 'b2cl' : 'b2cs'
}

const sectionsOfNotes = { b2b: 'cdnr', b2cl: 'cdnur', b2cs: 'b2cs' } as const

/** A note follows its invoice, whatever became known of the buyer since. */
function noteEntries(note: MoneyDocument, invoice: MoneyDocument): Gstr1Entry[] {
  const section = sectionsOfNotes[sectionOfInvoice(invoice)]
  return entriesOf(note, { section, recipient: invoice.recipient, isLess: true })
}

function entriesOf(
  document: MoneyDocument,
  {
    section,
    advance = null,
    recipient = document.recipient,
    placedBy = document,
    isLess = false,
  }: Pick<Gstr1Entry, 'section'> &
    Partial<Pick<Gstr1Entry, 'advance' | 'recipient'>> & { placedBy?: MoneyDocument; isLess?: boolean },
): Gstr1Entry[] {
  const placeOfSupply = placedBy.placeOfSupply?.code ?? unknownPlaceOfSupply
  return ratedAmountsOf(document.lines).map(({ rate, sac, amounts }) => ({
    ...{ section, document, advance, recipient, placeOfSupply, supply: supplyOf(document.lines), rate, sac },
    amounts: isLess ? negateAmounts(amounts) : amounts,
  }))
}

const supplyOf = (lines: MoneyDocument['lines']): Gstr1Entry['supply'] =>
  lines.some(({ taxes }) => taxes.some(({ kind }) => kind === 'IGST')) ? 'INTER' : 'INTRA'

const monthOfDocument = (document: MoneyDocument): CalendarMonth => monthOf(dayOfDocument(document))
