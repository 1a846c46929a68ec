// Written by `npm run texts` from texts/en/server/outgoing.json.
import english from '../../../../../texts/en/server/outgoing.json' with { type: 'json' }
import { defineMessages, type Value } from '../../messages.ts'

export interface OutgoingTexts {
  readonly 'otp.subject': string
  readonly 'otp.text': (params: { code: Value }) => string
  readonly 'otp.sms': (params: { code: Value; host: Value }) => string
  readonly 'otp-change.subject': string
  readonly 'otp-change.text': (params: { code: Value }) => string
  readonly 'otp-change.sms': (params: { code: Value; host: Value }) => string
  readonly 'otp-switch.subject': string
  readonly 'otp-switch.text': (params: { code: Value }) => string
  readonly 'otp-switch.sms': (params: { code: Value; host: Value }) => string
  readonly 'email-changed.subject': string
  readonly 'email-changed.text': (params: { email: Value; site: Value; code: Value }) => string
  readonly 'email-changed.sms': (params: { email: Value; site: Value; code: Value }) => string
  readonly 'channel-proved.subject': string
  readonly 'channel-proved.text': (params: { proved: Value; site: Value }) => string
  readonly 'channel-proved.sms': (params: { site: Value }) => string
  readonly 'erasure-requested.subject': string
  readonly 'erasure-requested.text': (params: { day: Value; reference: Value }) => string
  readonly 'erasure-requested.sms': (params: { day: Value; reference: Value; site: Value }) => string
  readonly 'account-erased.subject': string
  readonly 'account-erased.text': (params: { reference: Value; kept: Value }) => string
  readonly 'account-erased.sms': (params: { reference: Value }) => string
  readonly 'payment-received.subject': string
  readonly 'payment-received.text': (params: { amount: Value; service: Value; track_id: Value; site: Value; link: Value }) => string
  readonly 'payment-due.subject': (params: { service: Value }) => string
  readonly 'payment-due.text': (params: { stage: Value; service: Value; track_id: Value; amount: Value; site: Value; link: Value }) => string
  readonly 'payment-due.sms': (params: { amount: Value; service: Value; track_id: Value; site: Value; link: Value }) => string
  readonly 'stage-promised.subject': (params: { service: Value }) => string
  readonly 'stage-promised.text': (params: { stage: Value; service: Value; track_id: Value; day: Value; reason: Value; site: Value; link: Value }) => string
  readonly 'stage-promised.sms': (params: { service: Value; track_id: Value; day: Value; site: Value; link: Value }) => string
  readonly 'money-document-sent.subject': (params: { document: Value; number: Value }) => string
  readonly 'money-document-sent.text': (params: { document: Value; number: Value; service: Value; track_id: Value; site: Value; link: Value }) => string
  readonly 'money-document-sent.sms': (params: { number: Value; service: Value; site: Value; link: Value }) => string
  readonly 'invoice-cancelled.subject': (params: { number: Value }) => string
  readonly 'invoice-cancelled.text': (params: { number: Value; service: Value; track_id: Value; site: Value; link: Value }) => string
  readonly 'invoice-cancelled.sms': (params: { number: Value; site: Value; link: Value }) => string
  readonly 'invoice-replaced.subject': (params: { number: Value; former: Value }) => string
  readonly 'invoice-replaced.text': (params: { service: Value; track_id: Value; number: Value; former: Value; site: Value; link: Value }) => string
  readonly 'invoice-replaced.sms': (params: { number: Value; former: Value; site: Value; link: Value }) => string
  readonly 'refund-requested.subject': string
  readonly 'refund-requested.text': (params: { amount: Value; service: Value; track_id: Value; site: Value; link: Value }) => string
  readonly 'refund-completed.subject': string
  readonly 'refund-completed.text': (params: { amount: Value; service: Value; track_id: Value; site: Value; link: Value }) => string
  readonly 'document-rejected.subject': (params: { document: Value }) => string
  readonly 'document-rejected.text': (params: { document: Value; service: Value; reason: Value; site: Value; link: Value }) => string
  readonly 'document-rejected.sms': (params: { service: Value; site: Value; link: Value }) => string
  readonly 'information-asked.subject': (params: { item: Value }) => string
  readonly 'information-asked.text': (params: { service: Value; item: Value; site: Value; link: Value }) => string
  readonly 'information-asked.sms': (params: { service: Value; site: Value; link: Value }) => string
  readonly 'answer-due.subject': (params: { day: Value; items: Value }) => string
  readonly 'answer-due.text': (params: { service: Value; day: Value; items: Value; site: Value; link: Value }) => string
  readonly 'answer-due.sms': (params: { service: Value; day: Value; site: Value; link: Value }) => string
  readonly 'stage-completed.subject': (params: { service: Value; stage: Value }) => string
  readonly 'stage-completed.text': (params: { stage: Value; service: Value; track_id: Value; site: Value; link: Value }) => string
  readonly 'stage-completed.sms': (params: { service: Value; track_id: Value; site: Value; link: Value }) => string
  readonly 'deliverable-ready.subject': (params: { title: Value }) => string
  readonly 'deliverable-ready.text': (params: { title: Value; service: Value; track_id: Value; site: Value; link: Value }) => string
  readonly 'deliverable-ready.sms': (params: { service: Value; track_id: Value; site: Value; link: Value }) => string
  readonly 'application-on-hold.subject': (params: { service: Value }) => string
  readonly 'application-on-hold.text': (params: { service: Value; track_id: Value; reason: Value; site: Value; link: Value }) => string
  readonly 'application-on-hold.sms': (params: { service: Value; track_id: Value; site: Value; link: Value }) => string
  readonly 'application-resumed.subject': (params: { service: Value }) => string
  readonly 'application-resumed.text': (params: { service: Value; track_id: Value; site: Value; link: Value }) => string
  readonly 'ticket-answered.subject': (params: { ticket_no: Value }) => string
  readonly 'ticket-answered.text': (params: { ticket_no: Value; subject: Value; site: Value; link: Value }) => string
  readonly 'ticket-answered.sms': (params: { ticket_no: Value; site: Value; link: Value }) => string
  readonly 'consultation-requested.subject': string
  readonly 'consultation-requested.text': (params: { time: Value; site: Value; link: Value }) => string
  readonly 'consultation-moved.subject': string
  readonly 'consultation-moved.text': (params: { time: Value; site: Value; link: Value }) => string
  readonly 'consultation-cancelled.subject': string
  readonly 'consultation-cancelled.text': (params: { time: Value; site: Value; link: Value }) => string
  readonly 'consultation-done.subject': string
  readonly 'consultation-done.text': (params: { time: Value; site: Value; link: Value }) => string
  readonly 'consultation-missed.subject': string
  readonly 'consultation-missed.text': (params: { time: Value; site: Value; link: Value }) => string
  readonly 'consultation-confirmed.subject': string
  readonly 'consultation-confirmed.text': (params: { time: Value; expert: Value; site: Value; link: Value }) => string
  readonly 'consultation-confirmed.sms': (params: { time: Value; site: Value; link: Value }) => string
  readonly 'consultation-reminder.subject': string
  readonly 'consultation-reminder.text': (params: { time: Value; expert: Value; site: Value; link: Value }) => string
  readonly 'consultation-reminder.sms': (params: { time: Value; site: Value; link: Value }) => string
  readonly 'compliance-moved.subject': (params: { day: Value; items: Value }) => string
  readonly 'compliance-moved.text': (params: { items: Value; business: Value; day: Value; former: Value; notification: Value; site: Value; link: Value }) => string
  readonly 'compliance-moved.sms': (params: { site: Value; link: Value }) => string
  readonly 'compliance-due.subject': (params: { day: Value; items: Value }) => string
  readonly 'compliance-due.text': (params: { day: Value; business: Value; items: Value; site: Value; link: Value }) => string
  readonly 'compliance-due.sms': (params: { day: Value; site: Value; link: Value }) => string
  readonly 'staff-invitation.subject': string
  readonly 'staff-invitation.text': (params: { name: Value; site: Value; code: Value }) => string
}

export const outgoingMessages = defineMessages<OutgoingTexts>('server/outgoing', english)
