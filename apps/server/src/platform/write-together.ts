import { type Compilable, type OperationNodeSource, type RawBuilder, sql } from 'kysely'
import type { Db } from './db.ts'

/** A write whose answer nobody needs. */
export type Write = OperationNodeSource

/**
 * Several writes in one round trip, as data-modifying CTEs of one statement: all or none, and none sees what another
 * one writes. Foreign keys among them hold, as they are checked at the end of the statement. Their order is PostgreSQL's, and so
 * is that of their locks: only of rows that nobody else locks in another order.
 */
export async function writeTogether(db: Db, writes: readonly Write[]): Promise<void> {
  if (writes.length > 0) await sql`with ${partsOf(writes)} select`.execute(db)
}

/** … with one more, whose rows are wanted. It finds what another one returns by its name: `write_{name}`. */
export async function writeAlong<Row>(
  db: Db,
  writes: readonly Write[] | Readonly<Record<string, Write>>,
  last: (Compilable<Row> & OperationNodeSource) | RawBuilder<Row>,
): Promise<Row[]> {
  const parts = Object.values(writes).length > 0 ? sql`with ${partsOf(writes)} ` : sql``
  const { rows } = await sql<Row>`${parts}${asPart(last)}`.execute(db)
  return rows
}

function partsOf(writes: readonly Write[] | Readonly<Record<string, Write>>) {
  return sql.join(
    Object.entries(writes).map(([name, write]) => sql`${sql.ref(`write_${name}`)} as (${asPart(write)})`),
  )
}

/**
 * A builder's write as a part of a statement's text. Kysely takes what has `expressionType` for an expression; a write has
 * none, and would become a parameter.
 */
export function asPart(write: Write): RawBuilder<unknown> {
  return sql`${{ expressionType: undefined, toOperationNode: () => write.toOperationNode() }}`
}
