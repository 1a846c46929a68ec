// Written by `npm run texts` from texts/en/web/shared/recipients.json.
import english from '../../../../../../texts/en/web/shared/recipients.json' with { type: 'json' }
import { defineMessages } from '../../../messages.ts'

export interface RecipientsTexts {
  readonly title: string
  readonly 'kind.department': string
  readonly 'kind.company': string
  readonly 'kind.council': string
  readonly 'kind.agency': string
  readonly nobodyElse: string
  readonly readNotice: string
}

export const recipientsMessages = defineMessages<RecipientsTexts>('web/shared/recipients', english)
