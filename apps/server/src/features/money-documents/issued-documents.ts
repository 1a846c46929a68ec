import type { ChargeLine, DocumentReference, MoneyDocument, MoneyDocumentKind } from '@sanad/domain'
import type { Db } from '../../platform/db.ts'

/** An issued document of an application. */
export interface IssuedDocument {
  readonly kind: MoneyDocumentKind
  readonly number: string
  readonly issuedAt: Date
  readonly orderId: string | null
  readonly totalRupees: number
  readonly snapshot: MoneyDocument
}

/** Issued documents of an application, in order of issue. */
export function listIssuedDocuments(db: Db, applicationId: string): Promise<IssuedDocument[]> {
  return db
    .selectFrom('money_documents')
    .select([
      'kind',
      'number',
      'issued_at as issuedAt',
      'order_id as orderId',
      'total_rupees as totalRupees',
      'snapshot',
    ])
    .where('application_id', '=', applicationId)
    .orderBy('issued_at')
    .execute()
}

export function referenceTo({ kind, number, totalRupees, snapshot }: IssuedDocument): DocumentReference {
  return { kind, number, issuedAt: snapshot.datedAt ?? snapshot.issuedAt, total: String(totalRupees) }
}

export function linesOf({ snapshot }: IssuedDocument): ChargeLine[] {
  return snapshot.lines
}
