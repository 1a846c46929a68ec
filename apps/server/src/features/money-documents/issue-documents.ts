import {
  type ChargeLine,
  type DocumentPayment,
  type DocumentReference,
  type Instant,
  type LocalText,
  type MoneyDocument,
  type MoneyDocumentKind,
  moneyDocument,
  parseMoney,
  placeOfSupply,
  type TaxKind,
  taxedIn,
  toRupees,
  withAddress,
} from '@sanad/domain'
import type { Db } from '../../platform/db.ts'
import type { PortalConfig } from '../../platform/portal-config.ts'
import { allotNumber } from './allot-number.ts'
import type { BilledApplication } from './billed-application.ts'
import { promiseEInvoice } from './e-invoices/promise-e-invoice.ts'
import { findCancelledInvoice } from './issued-documents.ts'
import { findStateOnRecord, recipientOf } from './recipient-of.ts'

/** Configuration that documents depend on. */
export type Issuer = Pick<PortalConfig, 'supplier' | 'homeStateId' | 'secrets' | 'eInvoice'>

/** A document without number and date. */
export interface Draft {
  readonly kind: MoneyDocumentKind
  readonly application: BilledApplication
  readonly lines: ChargeLine[]
  readonly orderId?: string
  readonly refundId?: string
  readonly references?: DocumentReference[]
  readonly payments: DocumentPayment[]
  readonly reason?: LocalText
  readonly bankReference?: string | null
  /** The day that it bears, if that is not the day of its issue: a receipt voucher has the day of the payment. */
  readonly dated?: Instant
  /** Of an invoice that is taken back as it was issued, lines included; otherwise they follow the application. */
  readonly parties?: Pick<MoneyDocument, 'recipient' | 'placeOfSupply'>
  /** The invoice in whose place this one is issued. */
  readonly replaces?: string
}

/**
 * Numbers and stores the drafts. Must be the last statements of the transaction, because the lock of a series is held
 * until the commit and serialises everybody who needs a number of it. A later draft references the earlier ones.
 */
export async function issueDocuments(tx: Db, issuer: Issuer, drafts: readonly Draft[]): Promise<void> {
  const issued: DocumentReference[] = []
  for (const draft of drafts) issued.push(await issueDocument(tx, issuer, { draft, issued }))
}

async function issueDocument(
  tx: Db,
  issuer: Issuer,
  { draft, issued }: { draft: Draft; issued: readonly DocumentReference[] },
): Promise<DocumentReference> {
  const { kind, application, orderId, refundId, references = [], payments } = draft
  const { number, issuedAt, datedAt, financialYear, sequence } = await allotNumber(tx, kind, draft.dated)
  const document = moneyDocument({
    kind,
    number,
    issuedAt,
    datedAt,
    supplier: issuer.supplier,
    ...suppliedTo(draft, issuer),
    trackingId: application.trackId,
    references: [...references, ...issued],
    payments,
    reason: draft.reason?.en ?? null,
    ...(draft.reason && { localReason: draft.reason }),
    bankReference: draft.bankReference ?? null,
  })
  const total = toRupees(parseMoney(document.totals.total))
  const { id } = await tx
    .insertInto('money_documents')
    .values({
      kind,
      financial_year: financialYear,
      sequence,
      number,
      customer_id: application.customerId,
      application_id: application.id,
      order_id: orderId ?? null,
      refund_id: refundId ?? null,
      issued_at: issuedAt,
      total_rupees: total,
      snapshot: JSON.stringify(document),
      replaces:
        kind === 'tax_invoice' ? (draft.replaces ?? (await findCancelledInvoice(tx, application.id))) : null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await promiseEInvoice(tx, issuer, { id, document })
  return { kind, number, issuedAt: datedAt, total: String(total) }
}

/** Whom it was supplied to, where, and its lines with the taxes of that place. */
function suppliedTo(
  { kind, application, lines, parties }: Draft,
  { homeStateId }: Issuer,
): Pick<MoneyDocument, 'recipient' | 'placeOfSupply' | 'lines'> {
  if (parties) return { ...parties, lines }
  const isFinal = kind === 'tax_invoice' || kind === 'credit_note'
  // An advance of an unknown State is taxed as one of another (rule 50); its invoice knows the place of supply: the address
  // on record, else the supplier's (section 12(2) of the IGST Act).
  const supplied = application.stateId ?? findStateOnRecord(application) ?? homeStateId
  const stateId = isFinal ? supplied : application.stateId
  const taxed = isFinal ? lines.map((line) => taxedIn(line, { stateId: supplied, homeStateId })) : lines
  const taxes = taxed.flatMap((line): { kind: TaxKind }[] => line.taxes)
  return {
    recipient: withAddress(recipientOf(application, stateId), { kind, lines: taxed }),
    placeOfSupply: placeOfSupply(taxes, { stateId, homeStateId }),
    lines: taxed,
  }
}
