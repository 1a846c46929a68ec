import { type CompiledQuery, type Kysely, sql } from 'kysely'
import type { Tables } from '../platform/database-tables.ts'

/** Runs of a named statement after which PostgreSQL may keep a plan that knows none of its values. */
const RUNS = 6

/** The lines of the plan by which a statement is run once it has been run often; `explain` shows that of the first run. */
export function explainKeptPlan(
  db: Kysely<Tables>,
  { sql: text, parameters }: Pick<CompiledQuery, 'sql' | 'parameters'>,
): Promise<string[]> {
  return db.transaction().execute(async (tx) => {
    await sql`prepare explained as ${sql.raw(text)}`.execute(tx)
    const values = parameters.length > 0 ? sql`(${sql.join(parameters.map(literal))})` : sql``
    let plan: string[] = []
    for (let run = 0; run < RUNS; run++) {
      const { rows } = await sql<{ 'QUERY PLAN': string }>`explain execute explained${values}`.execute(tx)
      plan = rows.map((row) => row['QUERY PLAN'])
    }
    await sql`deallocate explained`.execute(tx)
    return plan
  })
}

const literal = (value: unknown) => sql.lit(Array.isArray(value) ? `{${value.join(',')}}` : value)
