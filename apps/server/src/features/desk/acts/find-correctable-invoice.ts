import type { ErrorCode } from '@sanad/contracts'
import { indianDayOf, lastDayOfCreditNote } from '@sanad/domain'
import type { Db } from '../../../platform/db.ts'
import { readNow } from '../../../platform/read-now.ts'
import { findRegistration } from '../../money-documents/e-invoices/registration-of.ts'
import { type IssuedDocument, listIssuedDocuments } from '../../money-documents/issued-documents.ts'
import { isCancellable, isCancellationWaiting } from './is-cancellable.ts'

interface Correctable {
  readonly invoice: IssuedDocument
  /** All that stands of the application. */
  readonly issued: readonly IssuedDocument[]
}

/**
 * The invoice of an application that a credit note and a new invoice may replace, or what forbids it; undefined where none
 * stands.
 */
export async function findCorrectableInvoice(
  db: Db,
  applicationId: string,
): Promise<Correctable | { readonly refusal: ErrorCode } | undefined> {
  const issued = await listIssuedDocuments(db, applicationId)
  const invoice = issued.find(({ kind }) => kind === 'tax_invoice')
  if (!invoice) return undefined
  const { id, snapshot } = invoice
  if (await isCancellationWaiting(db, applicationId)) return { refusal: 'cancellation_waiting' }
  if ((await findRegistration(db, id)) === 'waiting') return { refusal: 'document_registering' }
  if (await isCancellable(db, { documentId: id, applicationId })) return { refusal: 'invoice_cancellable' }
  const lastDay = lastDayOfCreditNote(snapshot.datedAt ?? snapshot.issuedAt)
  return indianDayOf(await readNow(db)) > lastDay ? { refusal: 'credit_note_late' } : { invoice, issued }
}
