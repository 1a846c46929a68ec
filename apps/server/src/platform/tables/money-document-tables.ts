import type { CancelReason, MoneyDocument, MoneyDocumentKind } from '@sanad/domain'
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
  replaces: string | null
}

/** What a portal says of a document that it does not register. */
export interface EInvoiceRefusal {
  readonly code: string
  readonly message: string
}

interface EInvoices {
  document_id: string
  promised_at: Generated<Date>
  buyer_pin: number | null
  failure: string | null
  refusals: JSONColumnType<readonly EInvoiceRefusal[] | null, string | null, string | null>
  refused_at: Date | null
  irn: string | null
  acknowledgement_number: string | null
  acknowledged_at: ColumnType<Date | null, string | null, string | null>
  signed_qr: string | null
  signed_invoice: string | null
  registered_at: Date | null
}

interface EInvoiceActs {
  id: Generated<string>
  document_id: string
  staff_id: string
  comment: string
  buyer_pin: number | null
  request_id: string
  recorded_at: Generated<Date>
}

interface EInvoiceCancellations {
  id: Generated<string>
  document_id: string
  reason: CancelReason
  remark: string
  staff_id: string
  request_id: string
  recorded_at: Generated<Date>
  failure: string | null
  refusals: JSONColumnType<readonly EInvoiceRefusal[] | null, string | null, string | null>
  refused_at: Date | null
  cancelled_at: ColumnType<Date | null, string | null, string | null>
}

/** Receipt vouchers, invoices, refund vouchers and credit notes; see 015-money-documents.sql. */
export interface MoneyDocumentTables {
  money_document_series: MoneyDocumentSeries
  money_documents: MoneyDocuments
  /** See 072-e-invoices.sql. */
  e_invoices: EInvoices
  e_invoice_acts: EInvoiceActs
  /** See 078-e-invoice-cancellations.sql. */
  e_invoice_cancellations: EInvoiceCancellations
}
