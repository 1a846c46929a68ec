import type { SuccessOf } from '@sanad/contracts'
import type { EInvoiceToCheck, listPaymentsToCheck, PaymentInReview } from '@sanad/contracts/staff'

export type StuckRefund = SuccessOf<typeof listPaymentsToCheck>['refunds'][number]

/** What somebody is about to record, and about what. */
export type MoneyAct =
  | { readonly kind: 'refund' | 'nothing'; readonly review: PaymentInReview }
  | { readonly kind: 'bank' | 'retry'; readonly refund: StuckRefund }
  | { readonly kind: 'register'; readonly eInvoice: EInvoiceToCheck }
