import type { Decisions } from './column-decision.ts'

/** What customers are told. */
export const messageColumns = {
  messages: {
    rows: 'deleted',
    columns: {
      id: 'key',
      customer_id: 'key',
      staff_id: 'staff',
      channel: 'copied',
      template: 'copied',
      language: 'setting',
      recipient_mask: 'copied',
      sealed: 'secret',
      created_at: 'copied',
      expires_at: 'process',
      attempts: 'process',
      attempt_began_at: 'process',
      sent_at: 'process',
      provider_message_id: 'key',
      given_up_at: 'process',
      failure: 'process',
    },
  },
  message_receipts: {
    rows: 'deleted',
    columns: {
      provider: 'process',
      provider_message_id: 'key',
      state: 'process',
      message_id: 'key',
      reason: 'process',
      occurred_at: 'process',
      received_at: 'process',
    },
  },
  outbox_messages: {
    rows: 'deleted',
    columns: {
      id: 'key',
      channel: 'elsewhere',
      recipient: 'elsewhere',
      subject: 'elsewhere',
      body: 'elsewhere',
      created_at: 'elsewhere',
    },
  },
  notifications: {
    rows: 'deleted',
    columns: {
      id: 'key',
      customer_id: 'key',
      kind: 'copied',
      params: 'copied',
      target_type: 'key',
      target_id: 'key',
      fact_key: 'key',
      created_at: 'copied',
      visible_at: 'process',
      read_at: 'copied',
      messages_queued_at: 'process',
    },
  },
  notification_preferences: {
    rows: 'deleted',
    columns: {
      customer_id: 'key',
      topic: 'setting',
      channel: 'setting',
      enabled: 'setting',
    },
  },
} as const satisfies Decisions<
  'messages' | 'message_receipts' | 'outbox_messages' | 'notifications' | 'notification_preferences'
>
