// Written by `npm run texts` from texts/en/desk/shared/events.json.
import english from '../../../../../../texts/en/desk/shared/events.json' with { type: 'json' }
import { defineMessages } from '../../../messages.ts'

export interface EventsTexts {
  readonly sms: string
  readonly emailWay: string
  readonly whatsapp: string
  readonly kindApplication: string
  readonly kindPayment: string
  readonly kindRefund: string
  readonly kindMoneyDocument: string
  readonly kindTicket: string
  readonly kindConsultation: string
  readonly kindMessage: string
  readonly kindConsent: string
  readonly kindNote: string
  readonly kindAct: string
  readonly kindSignIn: string
  readonly stateQueued: string
  readonly stateDelayed: string
  readonly stateFailed: string
  readonly stateSent: string
  readonly stateDelivered: string
  readonly stateRead: string
}

export const eventsMessages = defineMessages<EventsTexts>('desk/shared/events', english)
