import { type Kysely, sql } from 'kysely'
import type { Tables } from '../../../platform/database-tables.ts'
import { lockStates, projectSubjects, type Subject } from './project-subjects.ts'

const BATCH = 500

/**
 * Computes every projection anew while the desk works: each batch is a short transaction under the locks of its own
 * applications. Repeatable; what has no facts any more is removed. Answers how many subjects there were.
 */
export async function rebuildDesk(db: Kysely<Tables>): Promise<number> {
  const applications = await rebuildAll(db, 'application', 'applications')
  const tickets = await rebuildAll(db, 'ticket', 'tickets')
  const consultations = await rebuildAll(db, 'consultation', 'consultations')
  const messages = await rebuildAll(db, 'message', 'messages')
  return applications + tickets + consultations + messages
}

async function rebuildAll(
  db: Kysely<Tables>,
  kind: Subject['kind'],
  table: 'applications' | 'tickets' | 'consultations' | 'messages',
): Promise<number> {
  let count = 0
  let after: string | undefined
  for (;;) {
    const ids = await listIds(db, table, after)
    if (ids.length === 0) return count
    await db.transaction().execute(async (tx) => {
      if (kind === 'application') await lockStates(tx, ids)
      const [failure] = await projectSubjects(
        tx,
        ids.map((id) => ({ kind, id })),
      )
      if (failure)
        throw new Error(`${failure.kind} ${failure.id} could not be projected`, { cause: failure.error })
    })
    count += ids.length
    after = ids.at(-1)
  }
}

async function listIds(db: Kysely<Tables>, table: string, after: string | undefined): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from ${sql.table(table)} t
    where ${after ? sql`id > ${after}::uuid` : sql`true`} ${table === 'messages' ? sql`and given_up_at is not null` : sql``}
    order by id limit ${BATCH}`.execute(db)
  return rows.map(({ id }) => id)
}
