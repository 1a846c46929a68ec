// Written by `npm run texts` from texts/en/web/tickets-ask.json.
import english from '../../../../../texts/en/web/tickets-ask.json' with { type: 'json' }
import { defineMessages } from '../../messages.ts'

export interface TicketsAskTexts {
  readonly askTitle: string
  readonly askText: string
  readonly ask: string
}

export const ticketsAskMessages = defineMessages<TicketsAskTexts>('web/tickets-ask', english)
