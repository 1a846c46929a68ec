import { type Selectable, sql } from 'kysely'
import type { Tables } from '../database-tables.ts'
import type { Db } from '../db.ts'
import { retryDelay } from './retry-delay.ts'
import type { SendFailure } from './send-failure.ts'
import { enqueueMessage } from './send-message-job.ts'

type Row = Selectable<Tables['messages']>
export type MessageAttempt = Pick<Row, 'id' | 'channel' | 'template' | 'language' | 'attempts'> & {
  readonly sealed: string
}

const now = sql<Date>`clock_timestamp()`

/** Nothing when there is nothing to send: it was sent, was given up, or has lost its worth by now. */
export async function beginAttempt(db: Db, id: string): Promise<MessageAttempt | undefined> {
  return (await beginFirstAttempt(db, id)) ?? (await beginAnotherAttempt(db, id))
}

/** Most messages have one attempt: it begins in one statement. */
function beginFirstAttempt(db: Db, id: string): Promise<MessageAttempt | undefined> {
  return db
    .updateTable('messages')
    .set({ attempts: 1, attempt_began_at: now })
    .where('id', '=', id)
    .where('attempts', '=', 0)
    .where('sealed', 'is not', null)
    .where('expires_at', '>', now)
    .returning(['id', 'channel', 'template', 'language', 'attempts'])
    .returning((row) => row.ref('sealed').$notNull().as('sealed'))
    .executeTakeFirst()
}

function beginAnotherAttempt(db: Db, id: string): Promise<MessageAttempt | undefined> {
  return db.transaction().execute(async (tx) => {
    const message = await tx
      .selectFrom('messages')
      .selectAll()
      .select(sql<boolean>`expires_at <= clock_timestamp()`.as('expired'))
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst()
    if (!message?.sealed) return undefined
    const { channel, template, language, sealed } = message
    if (message.attempts > 0 && (await hasReceipt(tx, id))) {
      await recordSent(tx, id, null)
      return undefined
    }
    if (message.expired) {
      await giveUpMessage(tx, id, message.failure ?? 'expired')
      return undefined
    }
    const attempts = message.attempts + 1
    await tx.updateTable('messages').set({ attempts, attempt_began_at: now }).where('id', '=', id).execute()
    return { id, channel, template, language, sealed, attempts }
  })
}

/** Whether the provider reported a message whose sending it never answered: it is not sent a second time. */
async function hasReceipt(db: Db, id: string): Promise<boolean> {
  const receipt = await db
    .selectFrom('message_receipts')
    .select('state')
    .where('message_id', '=', id)
    .executeTakeFirst()
  return receipt !== undefined
}

/** Answers how many seconds after it was asked for; nothing where it had been given up meanwhile. */
export async function recordSent(
  db: Db,
  id: string,
  providerMessageId: string | null,
): Promise<number | undefined> {
  const sent = await db
    .updateTable('messages')
    .set({
      sent_at: now,
      provider_message_id: providerMessageId,
      attempt_began_at: null,
      sealed: null,
      failure: null,
    })
    .where('id', '=', id)
    .where('given_up_at', 'is', null)
    .returning(sql<number>`extract(epoch from sent_at - created_at)::float8`.as('seconds'))
    .executeTakeFirst()
  return sent?.seconds
}

/** Promises the next attempt, or gives the message up where none can help. */
export async function recordUnsent(
  db: Db,
  { id, attempts }: Pick<MessageAttempt, 'id' | 'attempts'>,
  failure: SendFailure,
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    if (failure.kind === 'final') return giveUpMessage(tx, id, failure.reason)
    const message = await tx
      .updateTable('messages')
      .set({ failure: failure.reason, ...(failure.kind === 'not_taken' ? { attempt_began_at: null } : {}) })
      .where('id', '=', id)
      .where('sealed', 'is not', null)
      .returning([
        'id',
        'channel',
        'template',
        // Not later than its last moment, when it is given up and its content erased.
        sql<Date>`least(clock_timestamp() + make_interval(secs => ${retryDelay(attempts, failure)}),
                        expires_at)`.as('next_at'),
      ])
      .executeTakeFirst()
    if (!message) return
    await enqueueMessage(tx, message, { runAt: message.next_at.toISOString() })
  })
}

/** Ends a message that was not sent; what it said is forgotten. */
export async function giveUpMessage(db: Db, id: string, reason: string): Promise<void> {
  await db
    .updateTable('messages')
    .set({ given_up_at: now, failure: reason, attempt_began_at: null, sealed: null })
    .where('id', '=', id)
    .where('sealed', 'is not', null)
    .execute()
}
