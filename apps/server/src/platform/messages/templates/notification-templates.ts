import type { Notification, NotificationKind } from '@sanad/contracts'
import { defineTemplate, type MessageTemplate } from '../message-template.ts'
import { applicationCompleted, applicationCompletedDocument } from './application-completed.ts'
import { stageCompletedPay } from './stage-completed-pay.ts'

/** What the portal tells a customer outside of itself, by what happened. */
export const notificationTemplates = {
  payment_received: defineTemplate({
    name: 'payment-received',
    category: 'utility',
    params: ['amount', 'service', 'track_id', 'link'],
  }),
  payment_due: defineTemplate({
    name: 'payment-due',
    category: 'utility',
    params: ['amount', 'stage', 'service', 'track_id', 'link'],
    smsParams: ['amount', 'service', 'track_id', 'link'],
  }),
  refund_requested: defineTemplate({
    name: 'refund-requested',
    category: 'utility',
    params: ['amount', 'service', 'track_id', 'link'],
  }),
  refund_completed: defineTemplate({
    name: 'refund-completed',
    category: 'utility',
    params: ['amount', 'service', 'track_id', 'link'],
  }),
  money_document_sent: defineTemplate({
    name: 'money-document-sent',
    category: 'utility',
    params: ['document', 'number', 'service', 'track_id', 'link'],
    smsParams: ['number', 'service', 'link'],
  }),
  invoice_cancelled: defineTemplate({
    name: 'invoice-cancelled',
    category: 'utility',
    params: ['number', 'service', 'track_id', 'link'],
    smsParams: ['number', 'link'],
  }),
  invoice_replaced: defineTemplate({
    name: 'invoice-replaced',
    category: 'utility',
    params: ['former', 'number', 'service', 'track_id', 'link'],
    smsParams: ['former', 'number', 'link'],
  }),
  document_rejected: defineTemplate({
    name: 'document-rejected',
    category: 'utility',
    params: ['document', 'service', 'reason', 'link'],
    smsParams: ['service', 'link'],
  }),
  information_asked: defineTemplate({
    name: 'information-asked',
    category: 'utility',
    params: ['item', 'service', 'link'],
    smsParams: ['service', 'link'],
  }),
  answer_due: defineTemplate({
    name: 'answer-due',
    category: 'utility',
    params: ['service', 'day', 'items', 'link'],
    smsParams: ['service', 'day', 'link'],
  }),
  stage_completed: defineTemplate({
    name: 'stage-completed',
    category: 'utility',
    params: ['stage', 'service', 'track_id', 'link'],
    smsParams: ['service', 'track_id', 'link'],
  }),
  stage_promised: defineTemplate({
    name: 'stage-promised',
    category: 'utility',
    params: ['stage', 'day', 'service', 'track_id', 'reason', 'link'],
    smsParams: ['service', 'track_id', 'day', 'link'],
  }),
  deliverable_ready: defineTemplate({
    name: 'deliverable-ready',
    category: 'utility',
    params: ['title', 'service', 'track_id', 'link'],
    smsParams: ['service', 'track_id', 'link'],
  }),
  application_on_hold: defineTemplate({
    name: 'application-on-hold',
    category: 'utility',
    params: ['service', 'track_id', 'reason', 'link'],
    smsParams: ['service', 'track_id', 'link'],
  }),
  application_resumed: defineTemplate({
    name: 'application-resumed',
    category: 'utility',
    params: ['service', 'track_id', 'link'],
  }),
  ticket_answered: defineTemplate({
    name: 'ticket-answered',
    category: 'utility',
    params: ['ticket_no', 'subject', 'link'],
    smsParams: ['ticket_no', 'link'],
  }),
  consultation_requested: defineTemplate({
    name: 'consultation-requested',
    category: 'utility',
    params: ['time', 'link'],
  }),
  consultation_moved: defineTemplate({
    name: 'consultation-moved',
    category: 'utility',
    params: ['time', 'link'],
  }),
  consultation_cancelled: defineTemplate({
    name: 'consultation-cancelled',
    category: 'utility',
    params: ['time', 'link'],
  }),
  consultation_done: defineTemplate({
    name: 'consultation-done',
    category: 'utility',
    params: ['time', 'link'],
  }),
  consultation_missed: defineTemplate({
    name: 'consultation-missed',
    category: 'utility',
    params: ['time', 'link'],
  }),
  consultation_confirmed: defineTemplate({
    name: 'consultation-confirmed',
    category: 'utility',
    params: ['time', 'expert', 'link'],
    smsParams: ['time', 'link'],
  }),
  consultation_reminder: defineTemplate({
    name: 'consultation-reminder',
    category: 'utility',
    params: ['time', 'expert', 'link'],
    smsParams: ['time', 'link'],
  }),
  compliance_moved: defineTemplate({
    name: 'compliance-moved',
    category: 'utility',
    params: ['items', 'business', 'day', 'former', 'notification', 'link'],
    smsParams: ['link'],
  }),
  compliance_due: defineTemplate({
    name: 'compliance-due',
    category: 'utility',
    params: ['items', 'business', 'day', 'link'],
    smsParams: ['day', 'link'],
  }),
} as const satisfies Record<NotificationKind, unknown>

/** What comes with a completed stage, a text of its own: those that are registered with providers are fixed. */
export function templateOf({ kind, params }: Pick<Notification, 'kind' | 'params'>): MessageTemplate {
  if (!('next' in params)) return notificationTemplates[kind]
  if (params.next === 'done')
    return params.with_document ? applicationCompletedDocument : applicationCompleted
  return params.amount_rupees === undefined ? notificationTemplates[kind] : stageCompletedPay
}
