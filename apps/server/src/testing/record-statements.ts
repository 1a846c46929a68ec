import type { Kysely, KyselyPlugin } from 'kysely'
import type { Tables } from '../platform/database-tables.ts'

/** A database that keeps the text of every statement it is asked for, in order. */
export function recordStatements(db: Kysely<Tables>): { db: Kysely<Tables>; statements: string[] } {
  const statements: string[] = []
  const recorder: KyselyPlugin = {
    transformQuery: ({ node, queryId }) => {
      statements.push(db.getExecutor().compileQuery(node, queryId).sql.replace(/\s+/g, ' ').trim())
      return node
    },
    transformResult: async ({ result }) => result,
  }
  return { db: db.withPlugin(recorder), statements }
}
