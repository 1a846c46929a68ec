import { type Kysely, sql } from 'kysely'
import type { Tables } from '../../../platform/database-tables.ts'
import { lockSubjects, projectSubjects, type Subject } from './project-subjects.ts'

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

/** Two batches at once: while one waits for the database, the other is computed. */
async function rebuildAll(
  db: Kysely<Tables>,
  kind: Subject['kind'],
  table: 'applications' | 'tickets' | 'consultations' | 'messages',
): Promise<number> {
  let count = 0
  let listing = listIds(db, table)
  // Each list begins where the one before ended; after the last one follow empty ones.
  const listNext = () => {
    const ids = listing
    listing = ids.then((former) => (former.length === 0 ? [] : listIds(db, table, former.at(-1))))
    return ids
  }
  const lane = async () => {
    for (let ids = await listNext(); ids.length > 0; ids = await listNext()) {
      await rebuildBatch(db, kind, ids)
      count += ids.length
    }
  }
  await Promise.all([lane(), lane()])
  return count
}

async function rebuildBatch(
  db: Kysely<Tables>,
  kind: Subject['kind'],
  ids: readonly string[],
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const subjects = ids.map((id) => ({ kind, id }))
    await lockSubjects(tx, subjects)
    const [failure] = await projectSubjects(tx, subjects)
    if (!failure) return
    throw new Error(`${failure.kind} ${failure.id} could not be projected`, { cause: failure.error })
  })
}

async function listIds(db: Kysely<Tables>, table: string, after?: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from ${sql.table(table)} t
    where ${after ? sql`id > ${after}::uuid` : sql`true`} ${table === 'messages' ? sql`and given_up_at is not null` : sql``}
    order by id limit ${BATCH}`.execute(db)
  return rows.map(({ id }) => id)
}
