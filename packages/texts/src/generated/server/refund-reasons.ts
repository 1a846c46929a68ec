// Written by `npm run texts` from texts/en/server/refund-reasons.json.
import english from '../../../../../texts/en/server/refund-reasons.json' with { type: 'json' }
import { defineMessages } from '../../messages.ts'

export interface RefundReasonsTexts {
  readonly withdrew: string
  readonly withdrew_text: string
  readonly not_eligible: string
  readonly not_eligible_text: string
  readonly refused: string
  readonly refused_text: string
  readonly paid_twice: string
  readonly paid_twice_text: string
  readonly overcharged: string
  readonly overcharged_text: string
  readonly late: string
  readonly late_text: string
}

export const refundReasonsMessages = defineMessages<RefundReasonsTexts>('server/refund-reasons', english)
