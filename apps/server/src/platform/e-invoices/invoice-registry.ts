import type { CancelReason, EInvoice, Instant } from '@sanad/domain'
import type { EInvoiceRefusal } from '../tables/money-document-tables.ts'

/** What a portal gives for a document. */
export interface Registration {
  /** Invoice reference number. */
  readonly irn: string
  readonly acknowledgementNumber: string
  readonly acknowledgedAt: Instant
  /** JWTs: what the printed code says, and the invoice as the portal has it. */
  readonly signedQr: string
  readonly signedInvoice: string
}

/** An invoice registration portal. Its failures are `RegistryFailure`s. */
export interface InvoiceRegistry {
  /** Idempotent: a document that is registered already gets its registration again. */
  register(eInvoice: EInvoice): Promise<Registration>
  /**
   * Idempotent: what is cancelled already is a success. Answers when it was cancelled by the portal's clock; null where the
   * portal does not say.
   */
  cancel(registered: Cancelling): Promise<Instant | null>
}

export interface Cancelling {
  readonly irn: string
  readonly reason: CancelReason
  /** At most `maxCancelRemark` characters. */
  readonly remark: string
}

/**
 * `unavailable`: nobody knows whether it was taken, or it was not for a reason that passes; trying again is safe.
 * `refused`: the portal will not register this document as it is.
 */
type RegistryFailureKind = 'unavailable' | 'refused'

/** Its message is ours; `refusals` are the portal's words, for staff. */
export class RegistryFailure extends Error {
  readonly kind: RegistryFailureKind
  /** A short code, kept with the document and shown to staff. */
  readonly reason: string
  readonly refusals: readonly EInvoiceRefusal[]

  constructor(kind: RegistryFailureKind, reason: string, refusals: readonly EInvoiceRefusal[] = []) {
    super(`A document was not registered: ${reason}`)
    this.kind = kind
    this.reason = reason
    this.refusals = refusals
  }
}
