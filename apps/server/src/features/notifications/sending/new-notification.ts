import { type Expression, sql } from 'kysely'
import type { Db } from '../../../platform/db.ts'
import { type Notice, noticeKinds } from './notice.ts'

export interface Fact {
  readonly customerId: string
  /** Id of the application, ticket, …; null where the target is a list. */
  readonly targetId: string | null
  /** Deduplication key: a fact is notified once, however often it is recorded. */
  readonly fact: string
}

interface When {
  readonly id: string
  readonly heldSeconds?: number
  readonly messages_queued_at?: Expression<Date>
}

/** A notification, to be written; nothing where its fact was notified before. */
export function newNotification(
  db: Db,
  { customerId, targetId, fact, kind, params }: Fact & Notice,
  { heldSeconds = 0, ...columns }: When,
) {
  return db
    .insertInto('notifications')
    .values({
      ...columns,
      customer_id: customerId,
      kind,
      params: JSON.stringify(params),
      target_type: noticeKinds[kind].target,
      target_id: targetId,
      fact_key: `${kind}:${fact}`,
      ...(heldSeconds > 0 && {
        visible_at: sql<Date>`clock_timestamp() + make_interval(secs => ${heldSeconds})`,
      }),
    })
    .onConflict((conflict) => conflict.columns(['customer_id', 'fact_key']).doNothing())
}
