import type { MessageRecord } from '@sanad/contracts'
import { sql } from 'kysely'
import { AppError } from '../../platform/app-error.ts'
import type { Db } from '../../platform/db.ts'
import { furthestReceipt, messageReason, messageState } from '../../platform/messages/message-progress.ts'
import { microsOf, momentOf, readPageCursor, writePageCursor } from '../../platform/page-cursor.ts'

interface Page {
  readonly customerId: string
  readonly cursor?: string | undefined
  readonly limit: number
}

interface Row extends Omit<MessageRecord, 'created_at'> {
  readonly created_at: Date
  readonly micros: string
}

/** Messages sent to a customer with their delivery status, newest first, without the text. */
export async function listCustomerMessages(
  db: Db,
  { customerId, cursor, limit }: Page,
): Promise<{ data: MessageRecord[]; next_cursor: string | null }> {
  const known = db.selectFrom('customers').select('id').where('id', '=', customerId)
  if (!(await known.executeTakeFirst())) throw new AppError('not_found')
  const after = cursor === undefined ? undefined : readPageCursor(cursor)
  const { rows } = await sql<Row>`
    select m.id, m.channel, m.template, m.recipient_mask as recipient, m.attempts, m.created_at,
      ${messageState} as state, ${messageReason} as reason, ${microsOf('m.created_at')} as micros
    from messages m left join ${furthestReceipt} on true
    where m.customer_id = ${customerId}
      ${after ? sql`and (m.created_at, m.id) < (${momentOf(after)}, ${after.id}::uuid)` : sql``}
    order by m.created_at desc, m.id desc
    limit ${limit + 1}
  `.execute(db)
  const page = rows.slice(0, limit)
  const end = rows.length > limit ? page.at(-1) : undefined
  return {
    data: page.map(({ micros: _, created_at, ...row }) => ({ ...row, created_at: created_at.toISOString() })),
    next_cursor: end ? writePageCursor(end) : null,
  }
}
