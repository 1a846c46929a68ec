// Written by `npm run texts` from texts/en/web/payment-confirmation.json.
import english from '../../../../../texts/en/web/payment-confirmation.json' with { type: 'json' }
import { defineMessages } from '../../messages.ts'

export interface PaymentConfirmationTexts {
  readonly title: string
  readonly lead: string
  readonly loading: string
  readonly loadFailed: string
  readonly application: string
  readonly service: string
  readonly trackingId: string
  readonly applicant: string
  readonly business: string
  readonly businessMissing: string
  readonly price: string
  readonly choose: string
  readonly documents: string
  readonly documentsFailed: string
  readonly pay: string
  readonly form: string
  readonly later: string
}

export const paymentConfirmationMessages = defineMessages<PaymentConfirmationTexts>('web/payment-confirmation', english)
