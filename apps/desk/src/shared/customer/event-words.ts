import type { MessageState } from '@sanad/contracts'
import type { CustomerEvent } from '@sanad/contracts/staff'
import type { EventsTexts } from '@sanad/texts/desk/shared/events'
import type { Tone } from '@sanad/ui'

export const kindNames = {
  application: 'kindApplication',
  payment: 'kindPayment',
  refund: 'kindRefund',
  money_document: 'kindMoneyDocument',
  ticket: 'kindTicket',
  consultation: 'kindConsultation',
  message: 'kindMessage',
  consent: 'kindConsent',
  note: 'kindNote',
  act: 'kindAct',
  sign_in: 'kindSignIn',
} as const satisfies Record<CustomerEvent['kind'], keyof EventsTexts>

export const deliveryNames = {
  queued: 'stateQueued',
  delayed: 'stateDelayed',
  failed: 'stateFailed',
  sent: 'stateSent',
  delivered: 'stateDelivered',
  read: 'stateRead',
} as const satisfies Record<MessageState, keyof EventsTexts>

export const deliveryTones: Readonly<Record<MessageState, Tone>> = {
  queued: 'grey',
  delayed: 'yellow',
  failed: 'red',
  sent: 'blue',
  delivered: 'green',
  read: 'green',
}

export const channelNames = { sms: 'sms', email: 'emailWay', whatsapp: 'whatsapp' } as const
