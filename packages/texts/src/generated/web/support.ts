// Written by `npm run texts` from texts/en/web/support.json.
import english from '../../../../../texts/en/web/support.json' with { type: 'json' }
import { defineMessages, type Value } from '../../messages.ts'

export interface SupportTexts {
  readonly title: string
  readonly intro: string
  readonly hoursTitle: string
  readonly hours: string
  readonly closedNow: (params: { when: Value }) => string
  readonly contactTitle: string
  readonly newTicket: string
  readonly newTicketText: string
  readonly tickets: string
  readonly ticketsText: string
  readonly consult: string
  readonly consultText: string
  readonly stillOpen: (params: { topic: Value }) => string
  readonly answersTitle: string
  readonly guestIntro: string
  readonly logIn: string
}

export const supportMessages = defineMessages<SupportTexts>('web/support', english)
