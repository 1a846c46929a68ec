import type { NotificationKind } from '@sanad/contracts'
import { defineTemplate } from '../message-template.ts'

/** What the portal tells a customer outside of itself, by what happened. */
export const notificationTemplates = {
  payment_received: defineTemplate({
    name: 'payment-received',
    category: 'utility',
    params: ['amount', 'service', 'track_id'],
  }),
  refund_requested: defineTemplate({
    name: 'refund-requested',
    category: 'utility',
    params: ['amount', 'service', 'track_id'],
  }),
  refund_completed: defineTemplate({
    name: 'refund-completed',
    category: 'utility',
    params: ['amount', 'service', 'track_id'],
  }),
  document_rejected: defineTemplate({
    name: 'document-rejected',
    category: 'utility',
    params: ['document', 'service', 'reason'],
  }),
  information_asked: defineTemplate({
    name: 'information-asked',
    category: 'utility',
    params: ['item', 'service'],
  }),
  stage_completed: defineTemplate({
    name: 'stage-completed',
    category: 'utility',
    params: ['stage', 'service', 'track_id'],
  }),
  deliverable_ready: defineTemplate({
    name: 'deliverable-ready',
    category: 'utility',
    params: ['title', 'service', 'track_id'],
  }),
  application_on_hold: defineTemplate({
    name: 'application-on-hold',
    category: 'utility',
    params: ['service', 'track_id', 'reason'],
  }),
  application_resumed: defineTemplate({
    name: 'application-resumed',
    category: 'utility',
    params: ['service', 'track_id'],
  }),
  ticket_answered: defineTemplate({
    name: 'ticket-answered',
    category: 'utility',
    params: ['ticket_no', 'subject'],
  }),
  consultation_confirmed: defineTemplate({
    name: 'consultation-confirmed',
    category: 'utility',
    params: ['time', 'expert'],
  }),
  consultation_reminder: defineTemplate({
    name: 'consultation-reminder',
    category: 'utility',
    params: ['time', 'expert'],
  }),
  compliance_due: defineTemplate({
    name: 'compliance-due',
    category: 'utility',
    params: ['items', 'business', 'day'],
  }),
} as const satisfies Record<NotificationKind, unknown>
