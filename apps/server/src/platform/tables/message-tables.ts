import type { Channel } from '@sanad/contracts'
import type { Language } from '@sanad/texts'
import type { GeneratedAlways } from 'kysely'
import type { Made, MadeAt } from './column-types.ts'

interface Messages {
  id: string
  /** Null of a message to a member of the service centre. */
  customer_id: string | null
  staff_id: string | null
  channel: Channel
  template: string
  language: Language
  recipient_mask: string
  sealed: string | null
  created_at: MadeAt
  expires_at: Date
  attempts: Made<number>
  attempt_began_at: Date | null
  sent_at: Date | null
  provider_message_id: string | null
  given_up_at: Date | null
  failure: string | null
}

interface MessageReceipts {
  provider: string
  provider_message_id: string
  state: 'sent' | 'delivered' | 'read' | 'failed'
  message_id: string | null
  reason: string | null
  occurred_at: Date
  received_at: MadeAt
}

interface OutboxMessages {
  id: GeneratedAlways<string>
  channel: Channel
  recipient: string
  subject: Made<string>
  body: string
  created_at: MadeAt
}

/** What customers are told outside of the portal; see 016-messages.sql. */
export interface MessageTables {
  messages: Messages
  message_receipts: MessageReceipts
  outbox_messages: OutboxMessages
}
