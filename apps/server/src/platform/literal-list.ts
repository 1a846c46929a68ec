import { type RawBuilder, sql } from 'kysely'

/**
 * `('a', 'b')` for `in`, as literals and not as parameters: the planner proves that a partial index applies from
 * constants only, and a named statement may get a generic plan. For constants of the program alone.
 */
export function literalList(values: readonly string[]): RawBuilder<unknown> {
  return sql`(${sql.join(values.map((value) => sql.lit(value)))})`
}
