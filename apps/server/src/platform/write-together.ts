import type { Compilable, OperationNodeSource, QueryCreator } from 'kysely'
import { sql } from 'kysely'
import type { Db } from './db.ts'

/** A write whose answer nobody needs. */
export type Write = Compilable & OperationNodeSource

/**
 * Several writes in one round trip, as data-modifying CTEs of one statement: all or none, and none sees what another
 * one writes. Foreign keys among them hold, as they are checked at the end of the statement.
 */
export async function writeTogether(db: Db, writes: readonly Write[]): Promise<void> {
  if (writes.length === 0) return
  const all = writes.reduce<QueryCreator<never>>(
    (query, write, index) => query.with(`write_${index}`, () => write as never),
    db as unknown as QueryCreator<never>,
  )
  await all.selectNoFrom(sql`1`.as('done')).execute()
}
