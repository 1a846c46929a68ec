// Written by `npm run texts` from texts/en/server/rejection-reasons.json.
import english from '../../../../../texts/en/server/rejection-reasons.json' with { type: 'json' }
import { defineMessages } from '../../messages.ts'

export interface RejectionReasonsTexts {
  readonly unreadable: string
  readonly page_missing: string
  readonly cut_off: string
  readonly wrong_document: string
  readonly expired: string
  readonly not_signed: string
  readonly name_differs: string
  readonly address_differs: string
}

export const rejectionReasonsMessages = defineMessages<RejectionReasonsTexts>('server/rejection-reasons', english)
