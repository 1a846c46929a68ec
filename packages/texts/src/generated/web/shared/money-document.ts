// Written by `npm run texts` from texts/en/web/shared/money-document.json.
import english from '../../../../../../texts/en/web/shared/money-document.json' with { type: 'json' }
import { defineMessages, type Value } from '../../../messages.ts'

export interface MoneyDocumentTexts {
  readonly title: string
  readonly receiptVoucher: string
  readonly taxInvoice: string
  readonly refundVoucher: string
  readonly creditNote: string
  readonly download: string
  readonly downloadNamed: (params: { name: Value }) => string
  readonly preparing: string
  readonly failed: string
  readonly registering: string
  readonly cancelled: (params: { day: Value }) => string
  readonly replaced: (params: { number: Value }) => string
}

export const moneyDocumentMessages = defineMessages<MoneyDocumentTexts>('web/shared/money-document', english)
