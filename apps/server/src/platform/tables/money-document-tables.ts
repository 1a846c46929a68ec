import type { MoneyDocument, MoneyDocumentKind } from '@sanad/domain'
import type { ColumnType, Generated, JSONColumnType } from 'kysely'

interface MoneyDocumentSeries {
  kind: MoneyDocumentKind
}

interface MoneyDocuments {
  id: Generated<string>
  kind: MoneyDocumentKind
  financial_year: number
  sequence: number
  number: string
  customer_id: string
  application_id: string
  order_id: string | null
  refund_id: string | null
  issued_at: ColumnType<Date, string, never>
  total_rupees: number
  snapshot: JSONColumnType<MoneyDocument, string, never>
}

/** Receipt vouchers, invoices, refund vouchers and credit notes; see 015-money-documents.sql. */
export interface MoneyDocumentTables {
  money_document_series: MoneyDocumentSeries
  money_documents: MoneyDocuments
}
