import type { FastifyBaseLogger } from 'fastify'
import { type Kysely, sql } from 'kysely'
import type { Tables } from '../../../platform/database-tables.ts'
import { lockSubjects, projectSubjects, type Subject } from './project-subjects.ts'

/** What it reckons holds the event loop, and what it locks whoever acts on these subjects. */
const BATCH = 50

interface Options {
  readonly db: Kysely<Tables>
  readonly log: Pick<FastifyBaseLogger, 'error'>
}

/**
 * Projects what no transaction projected itself: settlements, of which many come at once, and facts written outside of a
 * transaction, by a migration, by an older release or by the database's owner. Answers how many subjects there were.
 * Several processes share the marks (skip locked).
 */
export async function refreshStale({ db, log }: Options): Promise<number> {
  return db.transaction().execute(async (tx) => {
    const { rows } = await sql<Subject & { transaction: string }>`
      select transaction::text as transaction, kind, subject_id as id from stale_subjects
      order by marked_at limit ${BATCH} for update skip locked`.execute(tx)
    if (rows.length === 0) return 0
    const subjects = [...new Map(rows.map((row) => [`${row.kind} ${row.id}`, row])).values()]
    await lockSubjects(tx, subjects)
    const failures = await projectSubjects(tx, subjects)
    for (const { kind, id, error } of failures) {
      log.error({ err: error, kind, id }, 'A projection could not be computed; it stays as it was')
    }
    await sql`
      delete from stale_subjects where (transaction, kind, subject_id) in (
        select t::xid8, k, s from unnest(
          ${rows.map((row) => row.transaction)}::text[], ${rows.map(({ kind }) => kind)}::text[],
          ${rows.map(({ id }) => id)}::uuid[]) as mark (t, k, s))`.execute(tx)
    return rows.length
  })
}
