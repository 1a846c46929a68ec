// Written by `npm run texts` from texts/en/server/money-document-print.json.
import english from '../../../../../texts/en/server/money-document-print.json' with { type: 'json' }
import { defineMessages, type Value } from '../../messages.ts'

export interface MoneyDocumentPrintTexts {
  readonly original: string
  readonly issuedTo: string
  readonly attention: (params: { name: Value }) => string
  readonly gstin: (params: { gstin: Value }) => string
  readonly gstinNotGiven: string
  readonly notRegistered: string
  readonly stateInIndia: (params: { state: Value }) => string
  readonly state: (params: { state: Value }) => string
  readonly number: string
  readonly date: string
  readonly placeOfSupply: string
  readonly notStated: string
  readonly reverseCharge: string
  readonly yes: string
  readonly no: string
  readonly application: string
  readonly lineNo: string
  readonly service: string
  readonly sac: string
  readonly price: string
  readonly discount: string
  readonly taxable: string
  readonly taxableValue: string
  readonly roundOff: string
  readonly total: string
  readonly amountInWords: string
  readonly adjusted: string
  readonly inPlaceOf: string
  readonly refersTo: string
  readonly document: string
  readonly amount: string
  readonly balance: string
  readonly received: (params: { at: Value; reference: Value }) => string
  readonly receivedBy: (params: { at: Value; method: Value; reference: Value }) => string
  readonly paymentReference: (params: { id: Value }) => string
  readonly paidBack: (params: { day: Value }) => string
  readonly bankReference: (params: { id: Value }) => string
  readonly reason: (params: { text: Value }) => string
  readonly creditLastDay: (params: { day: Value }) => string
  readonly forSupplier: (params: { name: Value }) => string
  readonly signatory: string
  readonly rule: (params: { rule: Value }) => string
  readonly ruleSigned: (params: { rule: Value }) => string
  readonly continued: (params: { name: Value }) => string
  readonly page: (params: { page: Value; pages: Value }) => string
  readonly 'methods.upi': string
  readonly 'methods.credit_card': string
  readonly 'methods.debit_card': string
  readonly 'methods.card': string
  readonly 'methods.prepaid_card': string
  readonly 'methods.net_banking': string
  readonly 'methods.wallet': string
  readonly signed: (params: { name: Value }) => string
  readonly signedMadeUp: (params: { name: Value }) => string
  readonly unsigned: string
  readonly check: string
  readonly checkText: string
  readonly eInvoice: string
  readonly irn: string
  readonly acknowledgementNumber: string
  readonly acknowledgedAt: string
  readonly signedCode: string
  readonly registering: string
  readonly void: string
  readonly cancelled: (params: { at: Value }) => string
  readonly refundedBy: (params: { number: Value }) => string
}

export const moneyDocumentPrintMessages = defineMessages<MoneyDocumentPrintTexts>('server/money-document-print', english)
