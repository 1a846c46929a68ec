// Written by `npm run texts` from texts/en/server/outgoing.json.
import english from '../../../../../texts/en/server/outgoing.json' with { type: 'json' }
import { defineMessages, type Value } from '../../messages.ts'

export interface OutgoingTexts {
  readonly 'otp.subject': (params: { brand: Value }) => string
  readonly 'otp.text': (params: { code: Value; brand: Value }) => string
  readonly 'otp.sms': (params: { code: Value; brand: Value; host: Value }) => string
  readonly 'otp-change.subject': (params: { brand: Value }) => string
  readonly 'otp-change.text': (params: { code: Value; brand: Value }) => string
  readonly 'otp-change.sms': (params: { code: Value; brand: Value; host: Value }) => string
  readonly 'otp-erasure.subject': (params: { brand: Value }) => string
  readonly 'otp-erasure.text': (params: { code: Value; brand: Value }) => string
  readonly 'otp-erasure.sms': (params: { code: Value; brand: Value; host: Value }) => string
  readonly 'otp-switch.subject': (params: { brand: Value }) => string
  readonly 'otp-switch.text': (params: { code: Value; brand: Value }) => string
  readonly 'otp-switch.sms': (params: { code: Value; brand: Value; host: Value }) => string
  readonly 'otp-acting.subject': (params: { staff: Value }) => string
  readonly 'otp-acting.text': (params: { code: Value; staff: Value; brand: Value }) => string
  readonly 'staff-acting.subject': (params: { staff: Value }) => string
  readonly 'staff-acting.text': (params: { staff: Value; brand: Value; time: Value; site: Value }) => string
  readonly 'staff-acting.sms': (params: { brand: Value; staff: Value; time: Value; site: Value }) => string
  readonly 'email-changed.subject': string
  readonly 'email-changed.text': (params: { brand: Value; email: Value; site: Value; code: Value }) => string
  readonly 'email-changed.sms': (params: { brand: Value; email: Value; site: Value; code: Value }) => string
  readonly 'channel-proved.subject': string
  readonly 'channel-proved.text': (params: { proved: Value; brand: Value; site: Value }) => string
  readonly 'channel-proved.sms': (params: { brand: Value; site: Value }) => string
  readonly 'erasure-requested.subject': string
  readonly 'erasure-requested.text': (params: { brand: Value; day: Value; reference: Value; site: Value }) => string
  readonly 'erasure-requested.sms': (params: { brand: Value; day: Value; reference: Value; site: Value }) => string
  readonly 'account-erased.subject': string
  readonly 'account-erased.text': (params: { brand: Value; reference: Value; kept: Value }) => string
  readonly 'account-erased.sms': (params: { brand: Value; reference: Value }) => string
  readonly 'payment-received.subject': string
  readonly 'payment-received.text': (params: { brand: Value; amount: Value; service: Value; track_id: Value; site: Value; link: Value }) => string
  readonly 'payment-due.subject': (params: { service: Value }) => string
  readonly 'payment-due.text': (params: { brand: Value; stage: Value; service: Value; track_id: Value; amount: Value; site: Value; link: Value }) => string
  readonly 'payment-due.sms': (params: { brand: Value; amount: Value; service: Value; track_id: Value; site: Value; link: Value }) => string
  readonly 'stage-promised.subject': (params: { service: Value }) => string
  readonly 'stage-promised.text': (params: { brand: Value; stage: Value; service: Value; track_id: Value; day: Value; reason: Value; site: Value; link: Value }) => string
  readonly 'stage-promised.sms': (params: { brand: Value; service: Value; track_id: Value; day: Value; site: Value; link: Value }) => string
  readonly 'money-document-sent.subject': (params: { document: Value; number: Value }) => string
  readonly 'money-document-sent.text': (params: { brand: Value; document: Value; number: Value; service: Value; track_id: Value; site: Value; link: Value }) => string
  readonly 'money-document-sent.sms': (params: { brand: Value; number: Value; service: Value; site: Value; link: Value }) => string
  readonly 'invoice-cancelled.subject': (params: { number: Value }) => string
  readonly 'invoice-cancelled.text': (params: { brand: Value; number: Value; service: Value; track_id: Value; site: Value; link: Value }) => string
  readonly 'invoice-cancelled.sms': (params: { brand: Value; number: Value; site: Value; link: Value }) => string
  readonly 'invoice-replaced.subject': (params: { number: Value; former: Value }) => string
  readonly 'invoice-replaced.text': (params: { brand: Value; service: Value; track_id: Value; number: Value; former: Value; site: Value; link: Value }) => string
  readonly 'invoice-replaced.sms': (params: { brand: Value; number: Value; former: Value; site: Value; link: Value }) => string
  readonly 'refund-requested.subject': string
  readonly 'refund-requested.text': (params: { brand: Value; amount: Value; service: Value; track_id: Value; site: Value; link: Value }) => string
  readonly 'refund-completed.subject': string
  readonly 'refund-completed.text': (params: { brand: Value; amount: Value; service: Value; track_id: Value; site: Value; link: Value }) => string
  readonly 'document-rejected.subject': (params: { document: Value }) => string
  readonly 'document-rejected.text': (params: { brand: Value; document: Value; service: Value; reason: Value; site: Value; link: Value }) => string
  readonly 'document-rejected.sms': (params: { brand: Value; service: Value; site: Value; link: Value }) => string
  readonly 'information-asked.subject': (params: { item: Value }) => string
  readonly 'information-asked.text': (params: { brand: Value; service: Value; item: Value; site: Value; link: Value }) => string
  readonly 'information-asked.sms': (params: { brand: Value; service: Value; site: Value; link: Value }) => string
  readonly 'answer-due.subject': (params: { day: Value; items: Value }) => string
  readonly 'answer-due.text': (params: { brand: Value; service: Value; day: Value; items: Value; site: Value; link: Value }) => string
  readonly 'answer-due.sms': (params: { brand: Value; service: Value; day: Value; site: Value; link: Value }) => string
  readonly 'stage-completed.subject': (params: { service: Value; stage: Value }) => string
  readonly 'stage-completed.text': (params: { brand: Value; stage: Value; service: Value; track_id: Value; site: Value; link: Value }) => string
  readonly 'stage-completed.sms': (params: { brand: Value; service: Value; track_id: Value; site: Value; link: Value }) => string
  readonly 'stage-completed-pay.subject': (params: { service: Value; stage: Value }) => string
  readonly 'stage-completed-pay.text': (params: { brand: Value; stage: Value; service: Value; track_id: Value; amount: Value; site: Value; link: Value }) => string
  readonly 'stage-completed-pay.sms': (params: { brand: Value; service: Value; track_id: Value; amount: Value; site: Value; link: Value }) => string
  readonly 'application-completed.subject': (params: { service: Value }) => string
  readonly 'application-completed.text': (params: { brand: Value; service: Value; track_id: Value; site: Value; link: Value }) => string
  readonly 'application-completed-document.subject': (params: { service: Value }) => string
  readonly 'application-completed-document.text': (params: { brand: Value; service: Value; track_id: Value; site: Value; link: Value }) => string
  readonly 'deliverable-ready.subject': (params: { title: Value }) => string
  readonly 'deliverable-ready.text': (params: { brand: Value; title: Value; service: Value; track_id: Value; site: Value; link: Value }) => string
  readonly 'deliverable-ready.sms': (params: { brand: Value; service: Value; track_id: Value; site: Value; link: Value }) => string
  readonly 'application-on-hold.subject': (params: { service: Value }) => string
  readonly 'application-on-hold.text': (params: { brand: Value; service: Value; track_id: Value; reason: Value; site: Value; link: Value }) => string
  readonly 'application-on-hold.sms': (params: { brand: Value; service: Value; track_id: Value; site: Value; link: Value }) => string
  readonly 'application-resumed.subject': (params: { service: Value }) => string
  readonly 'application-resumed.text': (params: { brand: Value; service: Value; track_id: Value; site: Value; link: Value }) => string
  readonly 'ticket-answered.subject': (params: { ticket_no: Value }) => string
  readonly 'ticket-answered.text': (params: { brand: Value; ticket_no: Value; subject: Value; site: Value; link: Value }) => string
  readonly 'ticket-answered.sms': (params: { brand: Value; ticket_no: Value; site: Value; link: Value }) => string
  readonly 'consultation-requested.subject': string
  readonly 'consultation-requested.text': (params: { brand: Value; time: Value; site: Value; link: Value }) => string
  readonly 'consultation-moved.subject': string
  readonly 'consultation-moved.text': (params: { brand: Value; time: Value; site: Value; link: Value }) => string
  readonly 'consultation-cancelled.subject': string
  readonly 'consultation-cancelled.text': (params: { brand: Value; time: Value; site: Value; link: Value }) => string
  readonly 'consultation-done.subject': string
  readonly 'consultation-done.text': (params: { brand: Value; time: Value; site: Value; link: Value }) => string
  readonly 'consultation-missed.subject': string
  readonly 'consultation-missed.text': (params: { brand: Value; time: Value; site: Value; link: Value }) => string
  readonly 'consultation-confirmed.subject': string
  readonly 'consultation-confirmed.text': (params: { brand: Value; time: Value; expert: Value; site: Value; link: Value }) => string
  readonly 'consultation-confirmed.sms': (params: { brand: Value; time: Value; site: Value; link: Value }) => string
  readonly 'consultation-reminder.subject': string
  readonly 'consultation-reminder.text': (params: { brand: Value; time: Value; expert: Value; site: Value; link: Value }) => string
  readonly 'consultation-reminder.sms': (params: { brand: Value; time: Value; site: Value; link: Value }) => string
  readonly 'compliance-moved.subject': (params: { day: Value; items: Value }) => string
  readonly 'compliance-moved.text': (params: { brand: Value; items: Value; business: Value; day: Value; former: Value; notification: Value; site: Value; link: Value }) => string
  readonly 'compliance-moved.sms': (params: { brand: Value; site: Value; link: Value }) => string
  readonly 'compliance-due.subject': (params: { day: Value; items: Value }) => string
  readonly 'compliance-due.text': (params: { brand: Value; day: Value; business: Value; items: Value; site: Value; link: Value }) => string
  readonly 'compliance-due.sms': (params: { brand: Value; day: Value; site: Value; link: Value }) => string
  readonly 'staff-invitation.subject': (params: { brand: Value }) => string
  readonly 'staff-invitation.text': (params: { name: Value; brand: Value; site: Value; code: Value }) => string
}

export const outgoingMessages = defineMessages<OutgoingTexts>('server/outgoing', english)
