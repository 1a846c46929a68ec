import { type Compilable, type OperationNodeSource, type RawBuilder, sql } from 'kysely'
import type { Db } from './db.ts'

/** A write whose answer nobody needs. */
export type Write = Compilable & OperationNodeSource

/**
 * Several writes in one round trip, as data-modifying CTEs of one statement: all or none, and none sees what another
 * one writes. Foreign keys among them hold, as they are checked at the end of the statement. Their order is PostgreSQL's, and so
 * is that of their locks: only of rows that nobody else locks in another order.
 */
export async function writeTogether(db: Db, writes: readonly Write[]): Promise<void> {
  if (writes.length > 0) await sql`with ${partsOf(writes)} select`.execute(db)
}

/** … with one more, whose rows are wanted. */
export async function writeAlong<Row>(
  db: Db,
  writes: readonly Write[],
  last: Compilable<Row> & OperationNodeSource,
): Promise<Row[]> {
  const { rows } =
    await sql<Row>`${writes.length > 0 ? sql`with ${partsOf(writes)} ` : sql``}${asPart(last)}`.execute(db)
  return rows
}

function partsOf(writes: readonly Write[]) {
  return sql.join(writes.map((write, index) => sql`${sql.ref(`write_${index}`)} as (${asPart(write)})`))
}

/**
 * A builder's write as a part of a statement's text. Kysely takes what has `expressionType` for an expression; a write has
 * none, and would become a parameter.
 */
export function asPart(write: Write): RawBuilder<unknown> {
  return sql`${{ expressionType: undefined, toOperationNode: () => write.toOperationNode() }}`
}
