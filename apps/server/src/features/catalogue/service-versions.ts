import type { ServiceDefinition } from '@sanad/domain'
import type { Db } from '../../platform/db.ts'

/** Current versions of the offered services, ordered by slug. */
export async function listOfferedServices(db: Db): Promise<ServiceDefinition[]> {
  const rows = await db
    .selectFrom('service_versions')
    .select('definition')
    .where('offered', '=', true)
    .orderBy('slug')
    .execute()
  const offered = rows.map(({ definition }) => definition)
  return offered.toSorted((one, other) => rankOf(one) - rankOf(other))
}

const rankOf = ({ rank = Number.MAX_SAFE_INTEGER }: ServiceDefinition) => rank

/** The version of a service that new applications begin with. */
export async function findOfferedService(db: Db, slug: string): Promise<ServiceDefinition | undefined> {
  const row = await db
    .selectFrom('service_versions')
    .select('definition')
    .where('slug', '=', slug)
    .where('offered', '=', true)
    .executeTakeFirst()
  return row?.definition
}
