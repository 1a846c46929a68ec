import * as z from 'zod/mini'
import { defineEndpoint } from './define-endpoint.ts'
import { Id, IdParams, Instant } from './wire.ts'

/** Receipt of an advance, invoice of the completed service, refund before and credit note after the invoice. */
export const MoneyDocumentKind = z.enum(['receipt_voucher', 'tax_invoice', 'refund_voucher', 'credit_note'])
export type MoneyDocumentKind = z.infer<typeof MoneyDocumentKind>

export const MoneyDocumentRecord = z.object({
  id: Id,
  kind: MoneyDocumentKind,
  /** As printed: `INV/26-27/000123`. */
  number: z.string(),
  issued_at: Instant,
  /** In whole rupees. */
  total: z.int(),
  /**
   * Registration at an invoice registration portal: until it is done the document cannot be downloaded. Null where it needs
   * none.
   */
  e_invoice: z.nullable(z.enum(['registering', 'registered'])),
  /** When its registration was cancelled: it keeps its number and counts no more. */
  cancelled_at: z.optional(Instant),
  /** Number of the invoice that was issued in its place. */
  replaced_by: z.optional(z.string()),
})
export type MoneyDocumentRecord = z.infer<typeof MoneyDocumentRecord>

const success = z.object({
  success: z.literal(true),
  /** `download_url`: signed path of the PDF, valid for ten minutes without a session. */
  data: z.extend(MoneyDocumentRecord, { filename: z.string(), download_url: z.string() }),
})

export const getMoneyDocument = defineEndpoint({
  name: 'getMoneyDocument',
  summary: "Read one of the customer's money documents, with a signed download link",
  method: 'GET',
  access: 'session',
  path: ({ id }) => `/api/money-documents/${id}`,
  params: IdParams,
  success,
  errors: ['not_found', 'document_registering'],
})

export const getDeskMoneyDocument = defineEndpoint({
  name: 'getDeskMoneyDocument',
  summary: "Read a customer's money document, with a signed download link",
  method: 'GET',
  access: 'staff',
  permission: 'application.read',
  path: ({ id }) => `/api/staff/money-documents/${id}`,
  params: IdParams,
  success,
  errors: ['not_found', 'document_registering'],
})
