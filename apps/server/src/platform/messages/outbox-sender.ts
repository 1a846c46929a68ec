import type { Db } from '../db.ts'
import type { MessageSender } from './message-sender.ts'

/** Keeps messages in the database instead of sending them, for development and demonstration. */
export function createOutboxSender(db: Db): MessageSender {
  return {
    async send({ channel, to, subject, text }) {
      await db.insertInto('outbox_messages').values({ channel, recipient: to, subject, body: text }).execute()
      return { providerMessageId: null }
    },
  }
}
