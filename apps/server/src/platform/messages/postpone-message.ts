import { sql } from 'kysely'
import type { Db } from '../db.ts'
import { enqueueMessage, type SendMessage } from './send-message-job.ts'

const LONGEST_SECONDS = 300

/** For a message that found no place. Waits grow and differ, so that those who wait do not all come back at once. */
export async function postponeMessage(db: Db, { messageId, urgent, postponed }: SendMessage): Promise<void> {
  const longest = urgent ? Math.min(2 ** postponed / 8, 10) : Math.min(4 * 2 ** postponed, LONGEST_SECONDS)
  const seconds = longest / 2 + (Math.random() * longest) / 2
  const message = await db
    .selectFrom('messages')
    .select(['id', 'channel', 'template'])
    .select(sql<Date>`clock_timestamp() + make_interval(secs => ${seconds})`.as('next_at'))
    .where('id', '=', messageId)
    .where('sealed', 'is not', null)
    .executeTakeFirst()
  if (!message) return
  await enqueueMessage(db, message, { runAt: message.next_at.toISOString(), postponed: postponed + 1 })
}
