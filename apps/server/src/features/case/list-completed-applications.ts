import { standingOf } from '@sanad/domain'
import { sql } from 'kysely'
import type { Db } from '../../platform/db.ts'
import { readDefinitions, type VersionRef, versionRef } from './definitions.ts'
import { withRequestedItems } from './staff-facts.ts'
import { basisOf, type StandingRow, standingBasis } from './standing-basis.ts'

interface Row extends StandingRow {
  readonly id: string
  readonly service_slug: string
  readonly service_version: number
  readonly ref: VersionRef
}

/** Which of these applications are completed, in one statement. */
export async function listCompletedApplications(
  db: Db,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set()
  const { rows } = await sql<Row>`
    select a.id, a.service_slug, a.service_version, ${versionRef} as ref, ${standingBasis}
    from applications a
    join service_versions v on v.slug = a.service_slug and v.version = a.service_version
    where a.id = any(${ids}::uuid[])
  `.execute(db)
  const definitionOf = await readDefinitions(
    db,
    rows.map(({ ref }) => ref),
  )
  const completed = rows.filter((row) => {
    const definition = withRequestedItems(definitionOf(row), row)
    return standingOf(basisOf(row, definition)).clientStatus === 'completed'
  })
  return new Set(completed.map(({ id }) => id))
}
