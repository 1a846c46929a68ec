// Written by `npm run texts` from texts/en/desk/e-invoice.json.
import english from '../../../../../texts/en/desk/e-invoice.json' with { type: 'json' }
import { defineMessages, type Value } from '../../messages.ts'

export interface EInvoiceTexts {
  readonly title: string
  readonly registered: string
  readonly cancelling: string
  readonly cancelled: string
  readonly until: (params: { time: Value }) => string
  readonly refused: (params: { why: Value }) => string
  readonly retrying: (params: { why: Value }) => string
  readonly cancel: string
  readonly cancelTitle: string
  readonly reason: string
  readonly reasonMistake: string
  readonly reasonDuplicate: string
  readonly reasonOrderCancelled: string
  readonly reasonOther: string
  readonly remark: string
  readonly missing: string
  readonly cancelHint: string
  readonly send: string
  readonly sending: string
  readonly back: string
  readonly asked: string
  readonly amend: string
  readonly buyerNow: (params: { name: Value; gstin: Value }) => string
  readonly buyerNamed: (params: { name: Value }) => string
  readonly buyerWithoutGstin: string
  readonly amendHint: string
  readonly amendSend: string
  readonly amended: string
  readonly newTitle: string
  readonly newHint: string
  readonly gstin: string
  readonly gstinHint: string
  readonly legalName: string
  readonly address: string
  readonly state: string
  readonly stateHint: string
  readonly stateUnknown: string
  readonly why: string
  readonly issue: string
  readonly issued: string
  readonly invoiceTitle: string
  readonly correct: string
  readonly correctTitle: (params: { number: Value }) => string
  readonly correctHint: (params: { number: Value }) => string
  readonly refusedHint: (params: { number: Value }) => string
  readonly correctWhyHint: string
  readonly correctSend: string
  readonly corrected: string
  readonly 'uncorrectable.registering': (params: { number: Value }) => string
  readonly 'uncorrectable.credited': (params: { number: Value }) => string
  readonly 'uncorrectable.too_late': (params: { number: Value }) => string
  readonly notRecorded: string
}

export const eInvoiceMessages = defineMessages<EInvoiceTexts>('desk/e-invoice', english)
