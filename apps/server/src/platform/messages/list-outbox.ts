import type { Db } from '../db.ts'

export interface OutboxMessage {
  readonly id: string
  readonly channel: string
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly created_at: string
}

/** The newest 50 messages, newest first; only those to one recipient when it is given. */
export async function listOutbox(db: Db, to: string | undefined): Promise<OutboxMessage[]> {
  const rows = await db
    .selectFrom('outbox_messages')
    .selectAll()
    .$if(Boolean(to), (query) => query.where('recipient', '=', to ?? ''))
    .orderBy('id', 'desc')
    .limit(50)
    .execute()
  return rows.map(({ id, channel, recipient, subject, body, created_at }) => ({
    id,
    channel,
    to: recipient,
    subject,
    text: body,
    created_at: created_at.toISOString(),
  }))
}
