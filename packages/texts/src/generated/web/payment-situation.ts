// Written by `npm run texts` from texts/en/web/payment-situation.json.
import english from '../../../../../texts/en/web/payment-situation.json' with { type: 'json' }
import { defineMessages, type Value } from '../../messages.ts'

export interface PaymentSituationTexts {
  readonly openTitle: string
  readonly openText: (params: { total: Value }) => string
  readonly continuePayment: string
  readonly cancelPayment: string
  readonly confirmingTitle: string
  readonly confirmingText: (params: { total: Value }) => string
  readonly decidedBy: (params: { day: Value }) => string
  readonly mayClose: string
  readonly overdue: (params: { day: Value }) => string
  readonly unknownTitle: string
  readonly unknownText: string
  readonly failedTitle: string
  readonly failedReason: (params: { reason: Value }) => string
  readonly nothingCharged: string
  readonly debitReturns: (params: { day: Value }) => string
  readonly otherWays: string
  readonly cancelledTitle: string
  readonly cancelledText: string
  readonly expiredTitle: string
  readonly reviewTitle: string
  readonly reviewText: string
  readonly refundTitle: string
  readonly refundText: (params: { total: Value }) => string
  readonly seePayments: string
  readonly amount: string
  readonly reference: string
  readonly bankReference: string
  readonly since: string
  readonly bankDay: string
  readonly checkAgain: string
  readonly checking: string
  readonly pay: (params: { total: Value }) => string
  readonly payAgain: (params: { total: Value }) => string
  readonly payLater: string
  readonly askSupport: string
  readonly ticketSubject: (params: { reference: Value }) => string
}

export const paymentSituationMessages = defineMessages<PaymentSituationTexts>('web/payment-situation', english)
