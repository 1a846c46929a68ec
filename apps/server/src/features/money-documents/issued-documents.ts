import type { ChargeLine, DocumentReference, MoneyDocument, MoneyDocumentKind } from '@sanad/domain'
import type { Db } from '../../platform/db.ts'
import { cancelledAt } from './e-invoices/registration-of.ts'
import { replacedBy } from './money-document-view.ts'

/** An issued document of an application. */
export interface IssuedDocument {
  readonly id: string
  readonly kind: MoneyDocumentKind
  readonly number: string
  readonly issuedAt: Date
  readonly orderId: string | null
  readonly totalRupees: number
  readonly snapshot: MoneyDocument
}

/**
 * Issued documents of an application that stand, in order of issue: without a cancelled invoice, and without a replaced one
 * and the credit note that took it back, which alone is of no refund.
 */
export function listIssuedDocuments(db: Db, applicationId: string): Promise<IssuedDocument[]> {
  return db
    .selectFrom('money_documents as d')
    .select(['d.id', 'd.kind', 'd.number', 'd.issued_at as issuedAt', 'd.order_id as orderId'])
    .select(['d.total_rupees as totalRupees', 'd.snapshot'])
    .where('d.application_id', '=', applicationId)
    .where(cancelledAt, 'is', null)
    .where(replacedBy, 'is', null)
    .where(({ or, eb }) => or([eb('d.kind', '<>', 'credit_note'), eb('d.refund_id', 'is not', null)]))
    .orderBy('d.issued_at')
    .execute()
}

export function referenceTo({ kind, number, totalRupees, snapshot }: IssuedDocument): DocumentReference {
  return { kind, number, issuedAt: snapshot.datedAt ?? snapshot.issuedAt, total: String(totalRupees) }
}

export function linesOf({ snapshot }: IssuedDocument): ChargeLine[] {
  return snapshot.lines
}

/** The cancelled invoice in whose place the next one is issued: the last, as each replaces the one before; null for a first one. */
export async function findCancelledInvoice(db: Db, applicationId: string): Promise<string | null> {
  const row = await db
    .selectFrom('money_documents as d')
    .select('d.id')
    .where('d.application_id', '=', applicationId)
    .where('d.kind', '=', 'tax_invoice')
    .where(cancelledAt, 'is not', null)
    .orderBy('d.issued_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.id ?? null
}
