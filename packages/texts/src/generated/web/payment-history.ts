// Written by `npm run texts` from texts/en/web/payment-history.json.
import english from '../../../../../texts/en/web/payment-history.json' with { type: 'json' }
import { defineMessages, type Value } from '../../messages.ts'

export interface PaymentHistoryTexts {
  readonly title: string
  readonly intro: string
  readonly loading: string
  readonly failed: string
  readonly emptyTitle: string
  readonly emptyText: string
  readonly apply: string
  readonly due: string
  readonly nothingDue: string
  readonly pay: (params: { amount: Value }) => string
  readonly openService: string
  readonly chooseFirst: string
  readonly twin: (params: { other: Value; id: Value }) => string
  readonly begun: string
  readonly continue: (params: { amount: Value }) => string
  readonly history: string
  readonly receiptsByEmail: (params: { email: Value }) => string
  readonly verifyEmail: string
  readonly columnService: string
  readonly columnBusiness: string
  readonly columnDay: string
  readonly columnAmount: string
  readonly columnStatus: string
  readonly nothingPaid: string
  readonly statusOpen: string
  readonly statusConfirming: string
  readonly statusPaid: string
  readonly statusFailed: string
  readonly statusCancelled: string
  readonly statusExpired: string
  readonly statusRefundDue: string
  readonly statusRefunded: string
  readonly saysOpen: string
  readonly saysConfirming: string
  readonly saysPaid: string
  readonly saysFailed: string
  readonly saysCancelled: string
  readonly saysExpired: string
  readonly saysRefundDue: string
  readonly saysRefunded: string
  readonly paidOn: string
  readonly begunOn: string
  readonly method: string
  readonly reference: string
  readonly paymentReference: string
  readonly bankReference: string
  readonly bankDay: string
  readonly refunded: string
  readonly refunding: string
  readonly trackingId: string
  readonly methodUpi: string
  readonly methodCard: string
  readonly methodCreditCard: string
  readonly methodDebitCard: string
  readonly methodPrepaidCard: string
  readonly methodNetBanking: string
  readonly methodWallet: string
  readonly methodOther: string
}

export const paymentHistoryMessages = defineMessages<PaymentHistoryTexts>('web/payment-history', english)
