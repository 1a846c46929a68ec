import type { ErrorCode } from '@sanad/contracts'
import { indianDayOf, lastDayOfCreditNote } from '@sanad/domain'
import type { Db } from '../../../platform/db.ts'
import { readNow } from '../../../platform/read-now.ts'
import { findRegistration } from '../../money-documents/e-invoices/registration-of.ts'
import { type IssuedDocument, listIssuedDocuments } from '../../money-documents/issued-documents.ts'
import { isCancellable, isCancellationWaiting } from './is-cancellable.ts'

export interface Correctable {
  readonly invoice: IssuedDocument
  /** All that stands of the application. */
  readonly issued: readonly IssuedDocument[]
  /** The registration portal refused it: it never was valid, so that there is nothing to take back. */
  readonly isRefused: boolean
}

interface Uncorrectable {
  readonly number: string
  readonly refusal: ErrorCode
}

/**
 * The invoice of an application that another may replace, mostly with a credit note, or what forbids it; undefined where none
 * stands.
 */
export async function findCorrectableInvoice(
  db: Db,
  applicationId: string,
): Promise<Correctable | Uncorrectable | undefined> {
  const issued = await listIssuedDocuments(db, applicationId)
  const invoice = issued.find(({ kind }) => kind === 'tax_invoice')
  if (!invoice) return undefined
  const { id, number, snapshot } = invoice
  if (await isCancellationWaiting(db, applicationId)) return { number, refusal: 'cancellation_waiting' }
  if ((await findRegistration(db, id)) === 'waiting') {
    if (!(await isRefusedByPortal(db, id))) return { number, refusal: 'document_registering' }
    const isCredited = issued.some(({ kind }) => kind === 'credit_note')
    return isCredited ? { number, refusal: 'invoice_credited' } : { invoice, issued, isRefused: true }
  }
  // Within its 24 hours it is cancelled, and needs no credit note.
  if (await isCancellable(db, { documentId: id, applicationId }))
    return { number, refusal: 'act_not_allowed' }
  const lastDay = lastDayOfCreditNote(snapshot.datedAt ?? snapshot.issuedAt)
  return indianDayOf(await readNow(db)) > lastDay
    ? { number, refusal: 'too_late' }
    : { invoice, issued, isRefused: false }
}

async function isRefusedByPortal(db: Db, documentId: string): Promise<boolean> {
  const refused = await db
    .selectFrom('e_invoices')
    .select('document_id')
    .where('document_id', '=', documentId)
    .where('registered_at', 'is', null)
    .where('refused_at', 'is not', null)
    .executeTakeFirst()
  return refused !== undefined
}
