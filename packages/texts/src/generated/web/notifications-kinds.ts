// Written by `npm run texts` from texts/en/web/notifications-kinds.json.
import english from '../../../../../texts/en/web/notifications-kinds.json' with { type: 'json' }
import { defineMessages, type Value } from '../../messages.ts'

export interface NotificationsKindsTexts {
  readonly 'payment_received.title': (params: { amount: Value }) => string
  readonly 'payment_received.text': (params: { service: Value }) => string
  readonly 'payment_due.title': (params: { amount: Value }) => string
  readonly 'payment_due.text': (params: { service: Value; stage: Value }) => string
  readonly 'stage_promised.title': (params: { stage: Value; day: Value }) => string
  readonly 'stage_promised.text': (params: { service: Value; reason: Value }) => string
  readonly 'money_document_sent.title': (params: { document: Value; number: Value }) => string
  readonly 'money_document_sent.text': (params: { service: Value }) => string
  readonly 'invoice_cancelled.title': (params: { number: Value }) => string
  readonly 'invoice_cancelled.text': (params: { service: Value }) => string
  readonly 'invoice_replaced.title': (params: { number: Value; former: Value }) => string
  readonly 'invoice_replaced.text': (params: { service: Value }) => string
  readonly 'refund_requested.title': (params: { amount: Value }) => string
  readonly 'refund_requested.text': (params: { service: Value }) => string
  readonly 'refund_completed.title': (params: { amount: Value }) => string
  readonly 'refund_completed.text': (params: { service: Value }) => string
  readonly 'document_rejected.title': (params: { document: Value }) => string
  readonly 'document_rejected.text': (params: { service: Value; reason: Value }) => string
  readonly 'information_asked.title': (params: { item: Value }) => string
  readonly 'information_asked.text': (params: { service: Value }) => string
  readonly 'answer_due.title': (params: { day: Value; items: Value }) => string
  readonly 'answer_due.text': (params: { service: Value }) => string
  readonly 'stage_completed.title': (params: { stage: Value }) => string
  readonly 'stage_completed.text': (params: { service: Value; next: Value }) => string
  readonly 'deliverable_ready.title': (params: { title: Value }) => string
  readonly 'deliverable_ready.text': (params: { service: Value }) => string
  readonly 'application_on_hold.title': (params: { service: Value }) => string
  readonly 'application_on_hold.text': (params: { reason: Value }) => string
  readonly 'application_resumed.title': (params: { service: Value }) => string
  readonly 'application_resumed.text': string
  readonly 'ticket_answered.title': (params: { ticket_no: Value }) => string
  readonly 'ticket_answered.text': (params: { subject: Value }) => string
  readonly 'consultation_requested.title': string
  readonly 'consultation_requested.text': (params: { time: Value }) => string
  readonly 'consultation_moved.title': string
  readonly 'consultation_moved.text': (params: { time: Value }) => string
  readonly 'consultation_cancelled.title': string
  readonly 'consultation_cancelled.text': (params: { time: Value; why: Value }) => string
  readonly 'consultation_done.title': string
  readonly 'consultation_done.text': (params: { time: Value }) => string
  readonly 'consultation_missed.title': string
  readonly 'consultation_missed.text': (params: { time: Value }) => string
  readonly 'consultation_confirmed.title': string
  readonly 'consultation_confirmed.text': (params: { time: Value; expert: Value }) => string
  readonly 'consultation_reminder.title': string
  readonly 'consultation_reminder.text': (params: { time: Value; expert: Value }) => string
  readonly 'compliance_moved.title': (params: { day: Value; items: Value }) => string
  readonly 'compliance_moved.text': (params: { business: Value; former: Value; notification: Value }) => string
  readonly 'compliance_due.title': (params: { day: Value; items: Value }) => string
  readonly 'compliance_due.text': (params: { business: Value }) => string
  readonly 'next.pay': string
  readonly 'next.payAmount': (params: { amount: Value }) => string
  readonly 'next.inform': string
  readonly 'next.wait': string
  readonly 'next.done': string
  readonly 'next.doneWithDocument': string
}

export const notificationsKindsMessages = defineMessages<NotificationsKindsTexts>('web/notifications-kinds', english)
