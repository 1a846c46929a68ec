import type { MoneyDocumentRecord } from '@sanad/contracts'
import type { MoneyDocumentKind } from '@sanad/domain'
import { type RawBuilder, sql } from 'kysely'
import { toInstant } from '../../platform/postgres-time.ts'
import { cancelledAt, eInvoiceState } from './e-invoices/registration-of.ts'

export interface MoneyDocumentRow {
  readonly id: string
  readonly kind: MoneyDocumentKind
  readonly number: string
  readonly issuedAt: string
  readonly totalRupees: number
  readonly eInvoice: 'registering' | 'registered' | null
  readonly cancelledAt: string | null
  readonly replacedBy: string | null
}

/** The day on the paper of the document `d`. */
export const datedAt = sql<string>`coalesce((d.snapshot ->> 'datedAt')::timestamptz, d.issued_at)`

/** The number of the invoice that was issued in the place of the document `d`. */
export const replacedBy = sql<string | null>`
  (select n.number from money_documents n where n.replaces = d.id)`

/** JSON aggregate of the documents `d` under a condition, in order of issue. */
export function moneyDocumentsWhere(condition: RawBuilder<unknown>): RawBuilder<readonly MoneyDocumentRow[]> {
  return sql`
    (select coalesce(json_agg(json_build_object('id', d.id, 'kind', d.kind, 'number', d.number,
              'issuedAt', ${datedAt}, 'totalRupees', d.total_rupees, 'eInvoice', ${eInvoiceState},
              'cancelledAt', ${cancelledAt}, 'replacedBy', ${replacedBy}) order by d.issued_at, d.id), '[]')
       from money_documents d where ${condition})`
}

export function toMoneyDocumentRecord(row: MoneyDocumentRow): MoneyDocumentRecord {
  const { id, kind, number, issuedAt, totalRupees, eInvoice, cancelledAt: cancelled, replacedBy: by } = row
  return {
    ...{ id, kind, number, issued_at: toInstant(issuedAt), total: totalRupees, e_invoice: eInvoice },
    ...(cancelled !== null && { cancelled_at: toInstant(cancelled) }),
    ...(by !== null && { replaced_by: by }),
  }
}

/** File name of a document number: `INV/26-27/000123` without slashes. */
export function pdfName(number: string): string {
  return `${number.replaceAll('/', '-')}.pdf`
}
