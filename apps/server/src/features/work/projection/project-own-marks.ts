import { sql } from 'kysely'
import type { BeforeCommit } from '../../../platform/commit-dialect.ts'
import type { Db } from '../../../platform/db.ts'
import { projectSubjects, type Subject } from './project-subjects.ts'

/** What a transaction projects itself; sweeps that change more leave it to the refresher. */
const MOST = 20

/**
 * The projection of what a transaction changed: its last statements, or before a lock that others wait for. The order of
 * locks is application, states, pieces without one, series of numbers. One statement where nothing was marked, three
 * otherwise.
 */
export const projectOwnMarks: BeforeCommit = async (tx) => {
  const marks = await lockOwnMarks(tx)
  if (marks.length > 0 && marks.length <= MOST) await projectSubjects(tx, marks, { ownMarks: true })
}

async function lockOwnMarks(db: Db): Promise<Subject[]> {
  const { rows } = await sql<Subject>`
    with own as (
      select kind, subject_id as id from stale_subjects
      where transaction = pg_current_xact_id_if_assigned() limit ${MOST + 1}
    ), locked as (
      select s.application_id from application_states s
      where s.application_id in (select id from own where kind = 'application')
      order by s.application_id for no key update
    ), pieces as (
      select w.id from work_items w
      where (select count(*) from locked) >= 0
        and (w.kind, w.subject_id) in (select kind, id from own where kind <> 'application')
      order by w.id for no key update
    )
    select own.*, (select count(*) from pieces) as locked from own
  `.execute(db)
  return rows
}
