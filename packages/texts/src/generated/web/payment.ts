// Written by `npm run texts` from texts/en/web/payment.json.
import english from '../../../../../texts/en/web/payment.json' with { type: 'json' }
import { defineMessages, type Value } from '../../messages.ts'

export interface PaymentTexts {
  readonly payNow: string
  readonly payDue: (params: { total: Value }) => string
  readonly payInstantly: string
  readonly payLater: string
  readonly payLaterReason: string
  readonly paidTogether: string
  readonly payRest: (params: { total: Value }) => string
  readonly amountPayable: string
  readonly pending: string
  readonly select: (params: { title: Value }) => string
  readonly saving: string
  readonly checkChoice: string
  readonly secure: string
  readonly stageCompleted: (params: { title: Value }) => string
  readonly summary: string
  readonly price: string
  readonly priceAfterChoice: string
  readonly ourFee: string
  readonly ourFeeText: string
  readonly officialFee: string
  readonly refunds: string
  readonly stopEarly: string
  readonly stopBefore: (params: { stage: Value }) => string
  readonly stopAll: string
  readonly stopAllOfThis: string
  readonly stopLast: string
  readonly stopAfter: (params: { stage: Value }) => string
  readonly stopSome: (params: { back: Value; paid: Value }) => string
  readonly stopNone: (params: { paid: Value }) => string
  readonly stopWhy: string
  readonly refundsText: string
  readonly refundsBefore: (params: { stage: Value }) => string
  readonly refundsBeforeThis: (params: { stage: Value }) => string
  readonly refundsAfter: string
  readonly refundsKept: (params: { stage: Value; percent: Value }) => string
  readonly refundsKeptOf: (params: { stage: Value; percent: Value; payments: Value }) => string
  readonly refundsLater: string
  readonly paidInAll: string
  readonly paidBackInAll: string
  readonly keptInAll: string
  readonly actingTitle: string
  readonly actingText: string
  readonly summaryScope: string
  readonly scopeChosen: string
  readonly scopeStageText: string
  readonly scopeFull: string
  readonly scopeFullText: (params: { stages: number }) => string
  readonly trustedBy: (params: { count: Value }) => string
  readonly trustedSecure: string
  readonly trustedBySource: (params: { count: Value; source: Value; day: Value }) => string
  readonly trustedByNone: string
  readonly encrypted: string
  readonly trustedEncrypted: string
  readonly whoYouPay: string
  readonly privateCentre: (params: { name: Value; address: Value }) => string
  readonly reachUs: (params: { ways: Value }) => string
  readonly reachOrComplain: string
  readonly complaintsText: (params: { name: Value; ways: Value }) => string
  readonly trustedCards: string
  readonly businessHours: string
  readonly initialising: string
  readonly loadingGateway: string
  readonly confirming: string
  readonly verifying: string
  readonly success: string
  readonly cancelled: string
  readonly cancelledOrFailed: string
  readonly failed: string
  readonly serviceMissing: string
  readonly amountInvalid: string
  readonly sessionMissing: string
  readonly verifyFailed: string
  readonly notStarted: string
  readonly scriptMissing: string
}

export const paymentMessages = defineMessages<PaymentTexts>('web/payment', english)
