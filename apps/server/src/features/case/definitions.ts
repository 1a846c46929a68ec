import type { ServiceDefinition } from '@sanad/domain'
import { type RawBuilder, sql } from 'kysely'
import { LRUCache } from 'lru-cache'
import type { Db } from '../../platform/db.ts'

/** A version of a service with the digest of what is stored for it. */
export interface VersionRef {
  readonly slug: string
  readonly version: number
  readonly digest: string
}

/**
 * Parsed definitions by content, bounded. A definition is some 20 KB of JSON, which reads would fetch and parse every
 * time. Frozen: all readers share it.
 */
const known = new LRUCache<string, ServiceDefinition>({ max: 500 })

const keyOf = ({ slug, version, digest }: VersionRef) => `${slug}@${version} ${digest}`

/** Column over `service_versions v`, in whose row it is one value. */
export const versionRef = sql<VersionRef>`
  json_build_object('slug', v.slug, 'version', v.version, 'digest', v.digest)`

/** The distinct versions in `source`, a table expression with `service_slug` and `service_version`. */
export function versionsIn(source: string): RawBuilder<VersionRef[]> {
  return sql<VersionRef[]>`
    (select coalesce(json_agg(${versionRef}), '[]') from service_versions v
      where (v.slug, v.version) in (select service_slug, service_version from ${sql.table(source)}))`
}

/** The definition of a row that names its version. */
export type DefinitionOf = (row: {
  readonly service_slug: string
  readonly service_version: number
}) => ServiceDefinition

/** The definitions of these versions; asks the database for those that this process has not read yet. */
export async function readDefinitions(db: Db, refs: readonly VersionRef[]): Promise<DefinitionOf> {
  const unknown = refs.filter((ref) => !known.has(keyOf(ref)))
  const read = unknown.length > 0 ? await fetchDefinitions(db, unknown) : []
  return ({ service_slug: slug, service_version: version }) => {
    const isIt = (one: Omit<VersionRef, 'digest'>) => one.slug === slug && one.version === version
    const ref = refs.find(isIt)
    const definition = (ref && known.get(keyOf(ref))) ?? read.find(isIt)?.definition
    if (!definition) throw new Error(`Version ${version} of ${slug} is missing`)
    return definition
  }
}

/** The definition that an application began with. */
export async function readDefinition(db: Db, ref: VersionRef): Promise<ServiceDefinition> {
  const definitionOf = await readDefinitions(db, [ref])
  return definitionOf({ service_slug: ref.slug, service_version: ref.version })
}

async function fetchDefinitions(db: Db, refs: readonly VersionRef[]) {
  const rows = await db
    .selectFrom('service_versions')
    .select(['slug', 'version', 'digest', 'definition'])
    .where(({ eb, or, and }) =>
      or(refs.map(({ slug, version }) => and([eb('slug', '=', slug), eb('version', '=', version)]))),
    )
    .execute()
  // Under the digest that was read with it: what was stored may have changed since the reference was read.
  for (const { definition, ...ref } of rows) known.set(keyOf(ref), deepFreeze(definition))
  return rows
}

function deepFreeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value)
    for (const part of Object.values(value)) deepFreeze(part)
  }
  return value
}
