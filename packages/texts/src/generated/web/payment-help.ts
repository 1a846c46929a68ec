// Written by `npm run texts` from texts/en/web/payment-help.json.
import english from '../../../../../texts/en/web/payment-help.json' with { type: 'json' }
import { defineMessages } from '../../messages.ts'

export interface PaymentHelpTexts {
  readonly open: string
  readonly title: string
  readonly debitedTitle: string
  readonly debitedText: string
  readonly upiTitle: string
  readonly upiText: string
  readonly declinedTitle: string
  readonly declinedText: string
  readonly hoursTitle: string
  readonly hoursText: string
  readonly support: string
  readonly close: string
}

export const paymentHelpMessages = defineMessages<PaymentHelpTexts>('web/payment-help', english)
