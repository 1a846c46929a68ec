// Written by `npm run texts` from texts/en/server/money-documents.json.
import english from '../../../../../texts/en/server/money-documents.json' with { type: 'json' }
import { defineMessages } from '../../messages.ts'

export interface MoneyDocumentsTexts {
  readonly receipt_voucher: string
  readonly tax_invoice: string
  readonly refund_voucher: string
  readonly credit_note: string
}

export const moneyDocumentsMessages = defineMessages<MoneyDocumentsTexts>('server/money-documents', english)
