// Written by `npm run texts` from texts/en/server/bank-reasons.json.
import english from '../../../../../texts/en/server/bank-reasons.json' with { type: 'json' }
import { defineMessages } from '../../messages.ts'

export interface BankReasonsTexts {
  readonly funds: string
  readonly limit: string
  readonly proof: string
  readonly card: string
  readonly time: string
  readonly declined: string
}

export const bankReasonsMessages = defineMessages<BankReasonsTexts>('server/bank-reasons', english)
