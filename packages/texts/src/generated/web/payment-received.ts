// Written by `npm run texts` from texts/en/web/payment-received.json.
import english from '../../../../../texts/en/web/payment-received.json' with { type: 'json' }
import { defineMessages, type Value } from '../../messages.ts'

export interface PaymentReceivedTexts {
  readonly receivedTitle: string
  readonly receivedText: (params: { title: Value }) => string
  readonly closesIn: (params: { seconds: Value }) => string
  readonly ok: string
}

export const paymentReceivedMessages = defineMessages<PaymentReceivedTexts>('web/payment-received', english)
