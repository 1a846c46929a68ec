// Written by `npm run texts` from texts/en/web/shared/deliverable.json.
import english from '../../../../../../texts/en/web/shared/deliverable.json' with { type: 'json' }
import { defineMessages, type Value } from '../../../messages.ts'

export interface DeliverableTexts {
  readonly certificate: string
  readonly acknowledgement: string
  readonly letter: string
  readonly several: string
  readonly number: string
  readonly issuedOn: string
  readonly validUntil: string
  readonly noEnd: string
  readonly expired: string
  readonly inCalendar: string
  readonly download: string
  readonly downloadNamed: (params: { title: Value }) => string
  readonly share: string
  readonly shareNamed: (params: { title: Value }) => string
  readonly preparing: string
  readonly failed: string
  readonly savedInstead: string
}

export const deliverableMessages = defineMessages<DeliverableTexts>('web/shared/deliverable', english)
