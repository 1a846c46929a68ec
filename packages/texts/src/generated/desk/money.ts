// Written by `npm run texts` from texts/en/desk/money.json.
import english from '../../../../../texts/en/desk/money.json' with { type: 'json' }
import { defineMessages, type Value } from '../../messages.ts'

export interface MoneyTexts {
  readonly pageTitle: string
  readonly title: string
  readonly loading: string
  readonly failed: string
  readonly reviews: string
  readonly refunds: string
  readonly parked: string
  readonly parkedHint: string
  readonly noReviews: string
  readonly noRefunds: string
  readonly noParked: string
  readonly expected: string
  readonly came: string
  readonly nothingCame: string
  readonly since: (params: { time: Value }) => string
  readonly deleted: string
  readonly refundAll: string
  readonly closeReview: string
  readonly retry: string
  readonly paidByBank: string
  readonly comment: string
  readonly commentMissing: string
  readonly bankReference: string
  readonly bankReferenceMissing: string
  readonly record: string
  readonly recording: string
  readonly cancel: string
  readonly attempt: (params: { count: number }) => string
  readonly onHold: string
  readonly refundFailed: string
  readonly done: string
  readonly notRecorded: string
  readonly order: (params: { id: Value }) => string
  readonly noOrder: string
  readonly eInvoices: string
  readonly eInvoicesHint: string
  readonly eInvoiceRefused: string
  readonly eInvoiceWaits: string
  readonly buyerPinMissing: string
  readonly registerAgain: string
  readonly buyerPin: string
  readonly buyerPinWrong: string
  readonly tabs: string
  readonly tabCheck: string
  readonly tabApprove: string
  readonly tabDue: string
  readonly tabDocuments: string
  readonly cancellations: string
  readonly cancellationsHint: string
  readonly cancellationWaiting: string
  readonly cancellationRefused: string
  readonly cancellationInvoiceDue: string
}

export const moneyMessages = defineMessages<MoneyTexts>('desk/money', english)
