import { type LocalText, parseMoney, reversedCharge, totalsOf } from '@sanad/domain'
import type { BilledApplication } from './billed-application.ts'
import { refundedBy } from './draft-tax-invoice.ts'
import type { Draft } from './issue-documents.ts'
import { type IssuedDocument, linesOf, referenceTo } from './issued-documents.ts'

interface Correction {
  readonly invoice: IssuedDocument
  /** All that stands. */
  readonly issued: readonly IssuedDocument[]
  readonly application: BilledApplication
  readonly reason: LocalText
}

/**
 * A credit note over what refunds have left of an invoice, to whom it was issued (section 34(1) of the CGST Act), and the
 * invoice over the same in its place, to whom the application names now; undefined where nothing is left.
 */
export function draftCorrection({ invoice, issued, application, reason }: Correction): Draft[] | undefined {
  const notes = issued.filter(({ snapshot: { kind, references } }) => {
    return kind === 'credit_note' && references.some(({ number }) => number === invoice.number)
  })
  const lines = [
    ...linesOf(invoice),
    ...notes.flatMap((note) => linesOf(note).map((line) => reversedCharge(line, refundedBy(note.number)))),
  ]
  if (parseMoney(totalsOf(lines).total) === 0n) return undefined
  const { recipient, placeOfSupply } = invoice.snapshot
  const common = { application, lines, references: [referenceTo(invoice)] }
  return [
    { ...common, kind: 'credit_note', parties: { recipient, placeOfSupply }, payments: [], reason },
    {
      ...common,
      kind: 'tax_invoice',
      payments: application.charges.map(({ payment }) => payment),
      replaces: invoice.id,
    },
  ]
}
