import { sql } from 'kysely'
import type { Tables } from '../../../platform/database-tables.ts'
import type { Db } from '../../../platform/db.ts'
import { projectApplications } from './project-applications.ts'
import { projectOthers } from './project-others.ts'
import type { ProjectionFailure } from './projection.ts'
import { writeProjection } from './write-projection.ts'

export interface Subject {
  readonly kind: Tables['stale_subjects']['kind']
  readonly id: string
}

/**
 * Brings the projection of these subjects up to date. They must be locked: whoever reads facts
 * without the lock may write over what another transaction, whose facts it did not see, has just projected. Answers
 * what could not be computed: with one of them the transaction's own marks stay, for the refresher to report.
 */
export async function projectSubjects(
  db: Db,
  subjects: readonly Subject[],
  { ownMarks = false }: { ownMarks?: boolean } = {},
): Promise<readonly ProjectionFailure[]> {
  const asked = subjects.flatMap(({ kind, id }) => (kind === 'application' ? [id] : []))
  const others = subjects.flatMap(({ kind, id }) => (kind === 'application' ? [] : [{ kind, id }]))
  const projection = await projectApplications(db, asked)
  const { failures } = projection
  const applicationIds = asked.filter((id) => !failures.some((failure) => failure.id === id))
  const items = await projectOthers(db, others)
  await writeProjection(db, {
    ...projection,
    items: [...projection.items, ...items],
    applicationIds,
    others,
    ownMarks: ownMarks && failures.length === 0,
  })
  return failures
}

/** Serialises whoever projects these subjects, always in the same order: an application by its state, others by their piece. */
export async function lockSubjects(db: Db, subjects: readonly Subject[]): Promise<void> {
  const idsOf = (wanted: boolean) =>
    subjects.filter(({ kind }) => (kind === 'application') === wanted).map(({ id }) => id)
  await lockStates(db, idsOf(true))
  const others = idsOf(false)
  if (others.length === 0) return
  await sql`
    select id from work_items
    where subject_id = any(${others}::uuid[]) and kind in ('ticket', 'consultation', 'message')
    order by id for no key update`.execute(db)
}

export async function lockStates(db: Db, applicationIds: readonly string[]): Promise<void> {
  if (applicationIds.length === 0) return
  await sql`
    select application_id from application_states where application_id = any(${applicationIds}::uuid[])
    order by application_id for no key update`.execute(db)
}
