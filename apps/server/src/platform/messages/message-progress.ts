import type { MessageState } from '@sanad/contracts'
import { sql } from 'kysely'

/** To be joined (`left join … on true`) where a message is called `m`: the furthest that its provider reported. */
export const furthestReceipt = sql`
  lateral (
    select r.state, r.reason from message_receipts r
    where r.message_id = m.id or r.provider_message_id = m.provider_message_id
    order by array_position(array['read', 'delivered', 'failed', 'sent'], r.state)
    limit 1
  ) receipt`

export const messageState = sql<MessageState>`
  coalesce(receipt.state, case
    when m.sent_at is not null then 'sent'
    when m.given_up_at is not null then 'failed'
    when m.failure is not null then 'delayed'
    else 'queued'
  end)`

export const messageReason = sql<string | null>`coalesce(receipt.reason, m.failure)`
