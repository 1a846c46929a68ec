// Written by `npm run texts` from texts/en/desk/money-documents.json.
import english from '../../../../../texts/en/desk/money-documents.json' with { type: 'json' }
import { defineMessages, type Value } from '../../messages.ts'

export interface MoneyDocumentsTexts {
  readonly title: string
  readonly loading: string
  readonly failed: string
  readonly none: string
  readonly noneFound: string
  readonly filter: string
  readonly q: string
  readonly qHint: string
  readonly kind: string
  readonly everyKind: string
  readonly receipt_voucher: string
  readonly tax_invoice: string
  readonly refund_voucher: string
  readonly credit_note: string
  readonly from: string
  readonly to: string
  readonly datePattern: string
  readonly openCalendar: string
  readonly find: string
  readonly open: string
  readonly sendAgain: string
  readonly opened: (params: { number: Value }) => string
  readonly notOpened: string
  readonly sent: (params: { number: Value; channels: Value }) => string
  readonly sentPortal: (params: { number: Value }) => string
  readonly notSent: string
  readonly sms: string
  readonly email: string
  readonly whatsapp: string
  readonly registering: string
  readonly cancelled: (params: { day: Value }) => string
  readonly replaced: (params: { number: Value }) => string
  readonly correct: string
  readonly next: string
  readonly previous: string
}

export const moneyDocumentsMessages = defineMessages<MoneyDocumentsTexts>('desk/money-documents', english)
